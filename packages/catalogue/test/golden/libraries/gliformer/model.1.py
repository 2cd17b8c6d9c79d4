import torch
from gliformer import GLiFormer

text = "Ada Lovelace met Charles Babbage in London in 1833."
# Name any kinds of things to find.
labels = ["person", "organization", "location", "date"]

model = GLiFormer.from_pretrained("owner/name", load_tokenizer=True)
model.to("cuda" if torch.cuda.is_available() else "cpu").eval()
for entity in model.predict_entities(text, labels):
    print(f"{entity['text']}: {entity['label']} ({entity['score']:.1%})")
