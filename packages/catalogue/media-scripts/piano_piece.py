"""Plays the demo of text to audio: a few bars of piano over soft strings, written and rendered by us.

python3 piano_piece.py  writes piano.flac beside the task. Needs fluidsynth (2.3), the soundfont of Debian's
package fluidr3mono-gm-soundfont (2.315), flac (1.4), numpy 2.4.6, scipy 1.17.1 and soundfile 0.14.0.
"""

import struct
import subprocess
import tempfile
from pathlib import Path

import numpy
import soundfile
from flac_file import RATE, TASKS, at_rate, level, write_flac
from scipy.signal import butter, sosfiltfilt

SOUNDFONT = "/usr/share/sounds/sf3/FluidR3Mono_GM.sf3"
TICKS, TEMPO = 480, 92
PIANO, STRINGS = 0, 48

# Start and length in beats, pitch, strength. D major: D, B minor, G, A, D.
MELODY = [
    (0, 1, 78, 74), (1, 0.5, 76, 62), (1.5, 0.5, 74, 60), (2, 1, 71, 68), (3, 1, 74, 66),
    (4, 1, 79, 76), (5, 0.5, 78, 64), (5.5, 0.5, 76, 62), (6, 1, 73, 68), (7, 2, 74, 66),
]  # fmt: skip
BROKEN = [(0, [50, 57, 62, 66]), (2, [47, 54, 59, 62]), (4, [43, 55, 59, 62]), (6, [45, 52, 57, 61]), (7, [38, 50, 57, 62])]
CHORDS = [(0, 2, [50, 57, 66]), (2, 2, [47, 54, 62]), (4, 2, [43, 55, 62]), (6, 1, [45, 57, 61]), (7, 2, [50, 57, 66])]
SECONDS = 6.0


def notes():
    for start, length, pitch, strength in MELODY:
        yield 0, start, length, pitch, strength
    for start, chord in BROKEN:
        for number, pitch in enumerate(chord):
            yield 0, start + number * (0.5 if start < 6 else 0.25), 1.5, pitch, 46
    for start, length, chord in CHORDS:
        for pitch in chord:
            yield 1, start, length, pitch, 34


def quantity(value):
    """A number as MIDI writes it, seven bits a byte."""
    parts = [value & 0x7F]
    while value := value >> 7:
        parts.insert(0, value & 0x7F | 0x80)
    return bytes(parts)


def midi():
    events = [(0, bytes([0xC0, PIANO])), (0, bytes([0xC1, STRINGS]))]
    for channel, start, length, pitch, strength in notes():
        events.append((int(start * TICKS), bytes([0x90 | channel, pitch, strength])))
        events.append((int((start + length) * TICKS) - 1, bytes([0x80 | channel, pitch, 0])))
    track, now = b"\0\xff\x51\3" + struct.pack(">I", 60_000_000 // TEMPO)[1:], 0
    for time, event in sorted(events, key=lambda pair: pair[0]):
        track += quantity(time - now) + event
        now = time
    track += b"\0\xff\x2f\0"
    head = struct.pack(">4sIHHH", b"MThd", 6, 0, 1, TICKS)
    return head + struct.pack(">4sI", b"MTrk", len(track)) + track


def main():
    with tempfile.TemporaryDirectory() as folder:
        score, plain = Path(folder, "piece.mid"), Path(folder, "piece.wav")
        score.write_bytes(midi())
        subprocess.run(["fluidsynth", "-niq", "-g", "0.6", "-r", "48000", "-F", plain, SOUNDFONT, score], check=True)
        samples, rate = soundfile.read(plain)
    music = at_rate(samples.mean(axis=1), rate)[: int(SECONDS * RATE)]
    # What lies above the notes costs bytes and is hardly heard.
    music = sosfiltfilt(butter(6, 4_500, fs=RATE, output="sos"), music)
    fade = numpy.ones(len(music))
    fade[-RATE:] = numpy.linspace(1, 0, RATE) ** 2
    write_flac(TASKS / "text-to-audio/piano.flac", level(music * fade, 0.6), 11)


if __name__ == "__main__":
    main()
