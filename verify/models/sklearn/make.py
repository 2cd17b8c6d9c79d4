"""One classifier in the ways in which they are stored: skops' format, a pickle that skops describes, joblib."""

import json
import pickle
from pathlib import Path

import joblib
import pandas
import sklearn
import skops.io
from sklearn.datasets import load_iris
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from tiny import SEED, make_all, model


def rows() -> tuple[pandas.DataFrame, pandas.Series]:
    data = load_iris(as_frame=True)
    return data.data, data.target


def classifier() -> object:
    return make_pipeline(StandardScaler(), LogisticRegression(random_state=SEED)).fit(*rows())


def describe(folder: Path, file: str, model_format: str) -> None:
    """config.json as skops 0.11 wrote it, the last release that did."""
    features, _ = rows()
    described = {
        "columns": list(features.columns),
        "environment": [f"scikit-learn={sklearn.__version__}"],
        "example_input": {name: values.head(3).tolist() for name, values in features.items()},
        "model": {"file": file},
        "model_format": model_format,
        "task": "tabular-classification",
    }
    (folder / "config.json").write_text(json.dumps({"sklearn": described}, indent=2), encoding="utf-8")


@model("iris-skops", tags=["skops"])
def in_skops(folder: Path) -> None:
    skops.io.dump(classifier(), folder / "model.skops")
    describe(folder, "model.skops", "skops")


@model("iris-skops-alone", tags=["skops"])
def in_skops_alone(folder: Path) -> None:
    """As skops writes it since 0.12: nothing describes it."""
    skops.io.dump(classifier(), folder / "model.skops")


@model("iris-pickle", tags=["skops"])
def in_pickle(folder: Path) -> None:
    (folder / "model.pkl").write_bytes(pickle.dumps(classifier()))
    describe(folder, "model.pkl", "pickle")


@model("iris-joblib", pipeline_tag="tabular-classification")
def in_joblib(folder: Path) -> None:
    joblib.dump(classifier(), folder / "sklearn_model.joblib")


make_all()
