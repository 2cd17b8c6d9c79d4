from transformers import pipeline

text = "The room was spotless and the staff could not have been kinder."

pipe = pipeline("feature-extraction", model="owner/feature-extraction")
features = pipe(text, return_tensors=True)
print(features.shape)
