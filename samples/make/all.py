"""Makes the files of all sample models: `python samples/make/all.py [FOLDER]`, `samples/models` by default."""

import sys
from pathlib import Path

import chat
import chat_gguf
import chat_peft
import embeddings
import lora

MODELS = (chat, lora, embeddings, chat_gguf, chat_peft)
FOLDER = Path(__file__).parent.parent / "models"


def make_all(folder: Path) -> None:
    for model in MODELS:
        target = folder / model.NAME
        target.mkdir(parents=True, exist_ok=True)
        model.make(target)


if __name__ == "__main__":
    make_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
