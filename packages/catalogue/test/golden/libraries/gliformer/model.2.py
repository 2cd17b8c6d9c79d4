import torch
from gliformer import GLiFormer

text = "The room was spotless and the staff could not have been kinder."
# Name any classes.
labels = ["praise", "complaint", "question"]

model = GLiFormer.from_pretrained("owner/name", load_tokenizer=True)
model.to("cuda" if torch.cuda.is_available() else "cpu").eval()
for result in model.classify(text, labels):
    print(result)
