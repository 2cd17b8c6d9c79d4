# edsnlp installs the model's repository as a Python package and runs its code: read it first, and pin a revision.

import edsnlp

# A clinical note, in French.
text = "Le patient n'est pas atteint de covid."

nlp = edsnlp.load("owner/name")
document = nlp(text)
for entity in document.ents:
    print(f"{entity.text}: {entity.label_}")
