"""Learners that tell pictures from each other, and texts, saved as huggingface_hub uploads them."""

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pandas as pd
from fastai.text.all import AWD_LSTM, TextDataLoaders, awd_lstm_clas_config, text_classifier_learner
from fastai.vision.all import ImageDataLoaders, Resize, vision_learner
from huggingface_hub.fastai_utils import _save_pretrained_fastai
from PIL import Image
from text import SENTENCES
from tiny import SEED, make_all, model


@model("cats-and-dogs", pipeline_tag="image-classification")
def pictures(folder: Path) -> None:
    with TemporaryDirectory() as scratch:
        colours = np.random.default_rng(SEED)
        for kind in ("cat", "dog"):
            (Path(scratch) / kind).mkdir()
            for number in range(4):
                pixels = colours.integers(0, 256, (32, 32, 3), dtype=np.uint8)
                Image.fromarray(pixels).save(Path(scratch) / kind / f"{number}.png")
        loaders = ImageDataLoaders.from_folder(scratch, valid_pct=0.5, seed=SEED, item_tfms=Resize(32), bs=2, num_workers=0)
        _save_pretrained_fastai(vision_learner(loaders, "test_resnet", pretrained=False), folder)


@model("opinions-of-films", pipeline_tag="text-classification")
def opinions(folder: Path) -> None:
    texts = pd.DataFrame({"text": SENTENCES, "label": ["good", "bad"] * (len(SENTENCES) // 2) + ["good"] * (len(SENTENCES) % 2)})
    loaders = TextDataLoaders.from_df(texts, valid_pct=0.2, seed=SEED, bs=8, num_workers=0)
    config = {**awd_lstm_clas_config, "emb_sz": 16, "n_hid": 16, "n_layers": 2}
    _save_pretrained_fastai(text_classifier_learner(loaders, AWD_LSTM, config=config, pretrained=False), folder)


make_all()
