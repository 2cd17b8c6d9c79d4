import spacy
from huggingface_hub import snapshot_download

text = "Ada Lovelace met Charles Babbage in London in 1833."

folder = snapshot_download("owner/en_pipeline_trf", ignore_patterns="*.whl")
nlp = spacy.load(folder)
doc = nlp(text)
for entity in doc.ents:
    print(f"{entity.text}: {entity.label_}")
for token in doc:
    print(f"{token.text}: {token.pos_} {token.dep_}")
