from model2vec.inference import StaticModelPipeline

texts = ["The room was spotless and the staff could not have been kinder."]

model = StaticModelPipeline.from_pretrained("owner/name")
for text, label in zip(texts, model.predict(texts)):
    print(f"{label}: {text}")
