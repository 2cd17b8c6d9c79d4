from span_marker import SpanMarkerModel

text = "Ada Lovelace met Charles Babbage in London in 1833."

model = SpanMarkerModel.from_pretrained("owner/name")
for entity in model.predict(text):
    print(entity)
