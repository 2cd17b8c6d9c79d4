from gliner2 import AutoExtractor

text = "Marie Curie was born in Warsaw."
# Name any kinds of things to find.
kinds = ["person", "organization", "location", "date"]

model = AutoExtractor.from_pretrained("owner/name")
found = model.extract_entities(text, kinds)
for kind, names in found["entities"].items():
    print(f"{kind}: {', '.join(names)}")
