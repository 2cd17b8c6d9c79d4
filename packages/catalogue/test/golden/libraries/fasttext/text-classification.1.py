# pip builds fastText when it installs it: that takes a C++ compiler, such as apt install g++ python3-dev.

import fasttext
from huggingface_hub import hf_hub_download

# One line each.
texts = ["The room was spotless and the staff could not have been kinder."]

path = hf_hub_download("owner/name", "model.bin")
model = fasttext.load_model(path)
labels, scores = model.predict(texts, k=3)
for text, names, values in zip(texts, labels, scores):
    print(text)
    for name, value in zip(names, values):
        print(f"  {name.removeprefix('__label__')}: {value:.1%}")
