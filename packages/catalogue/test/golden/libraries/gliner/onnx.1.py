from gliner import GLiNER

text = "Ada Lovelace met Charles Babbage in London in 1833."
# Name any kinds of things to find.
labels = ["person", "organization", "location", "date"]

model = GLiNER.from_pretrained(
    "owner/name",
    runtime="onnxruntime",
    runtime_model_file="model.onnx",
)
for entity in model.predict_entities(text, labels):
    print(f"{entity['text']}: {entity['label']} ({entity['score']:.1%})")
