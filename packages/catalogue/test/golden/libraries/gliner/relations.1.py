from gliner import GLiNER

text = "Ada Lovelace met Charles Babbage in London in 1833."
# Name any kinds of things to find.
labels = ["person", "location", "date"]
relations = ["met", "met in"]

model = GLiNER.from_pretrained("owner/name")
entities, found = model.predict_relations(text, labels, relations)
for entity in entities:
    print(f"{entity['text']}: {entity['label']}")
for relation in found:
    print(f"{relation['head']['text']} - {relation['relation']} - {relation['tail']['text']}")
