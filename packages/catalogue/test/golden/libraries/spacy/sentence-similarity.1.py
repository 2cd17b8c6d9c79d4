import spacy
from huggingface_hub import snapshot_download

text = "Ada Lovelace met Charles Babbage in London in 1833."

folder = snapshot_download("owner/en_vectors", ignore_patterns="*.whl")
nlp = spacy.load(folder)
doc = nlp(text)
print(doc.similarity(nlp("Bad weather forced them to cancel the game.")))
