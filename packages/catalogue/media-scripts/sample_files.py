"""Makes the files that sample requests name, from the demos that the other scripts made.

python3 sample_files.py  writes them to src/sample-files. Needs ffmpeg (7.1) with libmp3lame; else the standard library.

- photo.jpg, cat.png: the cat at a window of cat_at_window.py
- invoice.png: the invoice of invoice.py
- sample1.flac, sample1.mp3: the announcement of spoken_demos.py
"""

import shutil
import subprocess
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src"
TASKS, FILES = SOURCES / "tasks", SOURCES / "sample-files"


def converted(source, name, *options):
    command = ["ffmpeg", "-y", "-loglevel", "error", "-i", source, "-map_metadata", "-1", "-fflags", "+bitexact"]
    subprocess.run([*command, "-flags:v", "+bitexact", "-flags:a", "+bitexact", *options, FILES / name], check=True)


def main():
    FILES.mkdir(exist_ok=True)
    cat = TASKS / "image-to-video/cat.jpg"
    announcement = TASKS / "automatic-speech-recognition/announcement.flac"
    shutil.copyfile(cat, FILES / "photo.jpg")
    converted(cat, "cat.png", "-vf", "scale=480:-1")
    shutil.copyfile(TASKS / "document-question-answering/invoice.png", FILES / "invoice.png")
    shutil.copyfile(announcement, FILES / "sample1.flac")
    converted(announcement, "sample1.mp3", "-b:a", "40k")


main()
