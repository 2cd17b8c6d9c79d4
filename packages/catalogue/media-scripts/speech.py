"""Speaks the demo of automatic speech recognition.

python3 speech.py  writes announcement.flac beside the task; needs espeak-ng (1.51) and flac.
"""

import array
import subprocess
import tempfile
import wave
from pathlib import Path

FILE = Path(__file__).parent.parent / "src/tasks/automatic-speech-recognition/announcement.flac"
SENTENCE = "The harbour train leaves from platform four."
RATE = 16_000


def resample(samples, source, target):
    """The mean of the samples in each step, which is enough for a demo."""
    step = source / target
    result = []
    for number in range(int(len(samples) / step)):
        start, end = int(number * step), max(int((number + 1) * step), int(number * step) + 1)
        part = samples[start:end]
        result.append(sum(part) // len(part))
    return result


def main():
    with tempfile.TemporaryDirectory() as folder:
        spoken, plain = Path(folder, "spoken.wav"), Path(folder, "plain.wav")
        subprocess.run(["espeak-ng", "-v", "en-gb", "-s", "165", "-w", spoken, SENTENCE], check=True)
        with wave.open(str(spoken)) as source:
            rate = source.getframerate()
            samples = array.array("h", source.readframes(source.getnframes()))
        with wave.open(str(plain), "wb") as target:
            target.setnchannels(1)
            target.setsampwidth(2)
            target.setframerate(RATE)
            target.writeframes(array.array("h", resample(samples, rate, RATE)).tobytes())
        subprocess.run(["flac", "--silent", "--force", "--best", "--no-padding", "-o", FILE, plain], check=True)


if __name__ == "__main__":
    main()
