from gliner2 import AutoExtractor

text = "Ada Lovelace met Charles Babbage in London in 1833."
# Name any kinds of things to find.
kinds = ["person", "organization", "location", "date"]

model = AutoExtractor.from_pretrained("owner/name")
found = model.extract_entities(text, kinds)
for kind, names in found["entities"].items():
    print(f"{kind}: {', '.join(names)}")
