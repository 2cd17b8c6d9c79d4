"""What the scripts that make tiny models share: `@model` registers one, `make_all()` makes every registered one."""

import random
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import yaml

# Whose the models are: their ids are `tiny/<name>`.
OWNER = "tiny"
SEED = 20261121
LIBRARY = Path(sys.argv[0]).resolve().parent.name

_registered: list[tuple[str, dict, Callable[[Path], None]]] = []


def model(name: str, **card: object):
    """Registers the function below: it saves the model into the folder that it is given.

    `card` goes into the model card's front matter, beside `library_name`.
    """

    def register(function: Callable[[Path], None]) -> Callable[[Path], None]:
        _registered.append((name, card, function))
        return function

    return register


def seed() -> None:
    """The same random numbers for each model, whichever were made before it."""
    random.seed(SEED)
    np.random.seed(SEED)
    if "torch" in sys.modules:
        sys.modules["torch"].manual_seed(SEED)


def make_all() -> None:
    """Makes the registered models, a folder each, in the folder that the command names."""
    for name, card, function in _registered:
        folder = Path(sys.argv[1]) / name
        folder.mkdir(parents=True)
        seed()
        function(folder)
        front_matter = yaml.safe_dump({"library_name": LIBRARY, **card}, sort_keys=False)
        text = f"---\n{front_matter}---\n\n# {name}\n\nRandom weights, made to run the code that is shown for it.\n"
        (folder / "README.md").write_text(text, encoding="utf-8")
