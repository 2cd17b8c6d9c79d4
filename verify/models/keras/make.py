"""One network saved as a file of Keras' own format, as HDF5, and as the folder that Keras writes for the hub."""

import os
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["KERAS_BACKEND"] = "jax"

import keras
from tiny import SEED, make_all, model


def network() -> keras.Model:
    keras.utils.set_random_seed(SEED)
    return keras.Sequential(
        [keras.Input((8, 8, 3)), keras.layers.Conv2D(4, 3), keras.layers.Flatten(), keras.layers.Dense(2)]
    )


@model("keras-file", pipeline_tag="image-classification")
def in_a_file(folder: Path) -> None:
    network().save(folder / "model.keras")


@model("keras-hdf5", pipeline_tag="image-classification")
def in_hdf5(folder: Path) -> None:
    network().save(folder / "model.h5")


@model("keras-folder", pipeline_tag="image-classification")
def in_a_folder(folder: Path) -> None:
    # What keras.saving.save_model("hf://…") uploads: the parts of the file, unpacked.
    with TemporaryDirectory() as scratch:
        network().save(f"{scratch}/model.keras")
        with zipfile.ZipFile(f"{scratch}/model.keras") as archive:
            archive.extractall(folder)


make_all()
