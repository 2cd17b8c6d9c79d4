"""Sound for the demos: rates, levels, and FLAC files small enough for a page. The scripts beside it use it."""

import subprocess
import tempfile
from math import gcd
from pathlib import Path

import numpy
import soundfile
from scipy.signal import resample_poly

TASKS = Path(__file__).parent.parent / "src/tasks"
RATE = 16_000


def at_rate(samples, source, target=RATE):
    """The samples at another rate."""
    step = gcd(source, target)
    return resample_poly(samples, target // step, source // step)


def level(samples, peak):
    """The samples scaled so that the loudest is `peak`."""
    return samples * (peak / numpy.abs(samples).max())


def silence(seconds, rate=RATE):
    return numpy.zeros(int(seconds * rate))


def write_flac(path, samples, bits=16):
    """Writes mono samples at 16 kHz; fewer `bits` than 16 give a smaller file with a little more hiss.

    Returns the samples as they are in the file.
    """
    assert numpy.abs(samples).max() < 1, "clipped"
    step = 2 ** (16 - bits)
    coarse = (numpy.round(samples * 32_767 / step) * step).clip(-32_768, 32_767 // step * step).astype("int16")
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder, "plain.wav")
        soundfile.write(plain, coarse, RATE, subtype="PCM_16")
        command = ["flac", "--silent", "--force", "--best", "--no-padding", "-o", path, plain]
        subprocess.run(command, check=True)
    print(f"{Path(path).name}: {len(samples) / RATE:.2f} s, {Path(path).stat().st_size:,} bytes")
    return coarse / 32_768
