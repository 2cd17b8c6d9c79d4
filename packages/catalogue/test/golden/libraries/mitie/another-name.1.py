# pip builds MITIE when it installs it: that takes make and a C++ compiler, such as apt install make g++.

import math

from huggingface_hub import hf_hub_download
from mitie import total_word_feature_extractor

# Words of the model's language.
word = "bread"
others = ["butter", "cake", "train"]

path = hf_hub_download("owner/name", "features.dat")
extractor = total_word_feature_extractor(path)
vector = extractor.get_feature_vector(word)
print(f"{extractor.num_words_in_dictionary} words of {len(vector)} features")
for other in others:
    print(f"{math.dist(vector, extractor.get_feature_vector(other)):.2f} {other}")
