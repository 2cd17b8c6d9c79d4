from transformers import pipeline

text = "The room was spotless and the staff could not have been kinder."

pipe = pipeline("text-classification", model="owner/text-classification")
results = pipe(text)
for result in results:
    print(f"{result['label']}: {result['score']:.3f}")
