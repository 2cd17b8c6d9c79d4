import spacy
from huggingface_hub import snapshot_download

text = "Lovely."

folder = snapshot_download("owner/en_textcat", ignore_patterns="*.whl")
nlp = spacy.load(folder)
doc = nlp(text)
print(doc.cats)
