from span_marker import SpanMarkerModel

text = "Marie Curie was born in Warsaw."

model = SpanMarkerModel.from_pretrained("owner/name")
for entity in model.predict(text):
    print(entity)
