# edsnlp installs the model's repository as a Python package and runs its code: read it first, and pin a revision.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import edsnlp

# A clinical note, in French.
text = "Mme Dupont, née le 3 mars 1951, est admise à Lyon pour une pneumopathie."

nlp = edsnlp.load("owner/name", revision="v1.0")
document = nlp(text)
for entity in document.ents:
    print(f"{entity.text}: {entity.label_}")
