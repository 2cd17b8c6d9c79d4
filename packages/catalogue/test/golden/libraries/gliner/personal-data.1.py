from gliner import GLiNER

text = "Write to Ada Lovelace at ada@example.org or call +44 20 7946 0958."
# Name any kinds of things to find.
labels = ["person", "email", "phone number", "address"]

model = GLiNER.from_pretrained("owner/name")
for entity in model.predict_entities(text, labels):
    print(f"{entity['text']}: {entity['label']} ({entity['score']:.1%})")
