# pip builds MITIE when it installs it: that takes make and a C++ compiler, such as apt install make g++.

from huggingface_hub import hf_hub_download
from mitie import named_entity_extractor, tokenize

text = "Ada Lovelace met Charles Babbage in London in 1833."

path = hf_hub_download("owner/name", "english/ner_model.dat")
extractor = named_entity_extractor(path)
tokens = tokenize(text)
for places, label, score in extractor.extract_entities(tokens):
    print(f"{' '.join(tokens[place].decode() for place in places)}: {label} ({score:.2f})")
