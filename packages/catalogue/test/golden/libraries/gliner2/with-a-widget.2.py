from gliner2 import AutoExtractor

text = "The room was spotless and the staff could not have been kinder."
# Any questions, each with its possible answers.
tasks = {"sentiment": ["positive", "neutral", "negative"]}

model = AutoExtractor.from_pretrained("owner/name")
print(model.classify_text(text, tasks))
