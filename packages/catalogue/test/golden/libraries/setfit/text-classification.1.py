from setfit import SetFitModel

texts = [
    "The room was spotless and the staff could not have been kinder.",
    "The shower was cold and nobody answered the phone.",
]

# model_head.pkl is a pickle, which can run code: load it only if you trust its author.
model = SetFitModel.from_pretrained("owner/name")
for text in texts:
    print(f"{model.predict(text)}: {text}")
