# pip builds fastText when it installs it: that takes a C++ compiler, such as apt install g++ python3-dev.

import fasttext
from huggingface_hub import hf_hub_download

# A word of the model's language.
word = "bread"

path = hf_hub_download("owner/name", "model.bin")
model = fasttext.load_model(path)
print(model.get_word_vector(word)[:10])
for score, neighbour in model.get_nearest_neighbors(word):
    print(f"{score:.3f} {neighbour}")
