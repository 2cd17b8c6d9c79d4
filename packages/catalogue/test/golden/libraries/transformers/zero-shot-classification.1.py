from transformers import pipeline

text = "My parcel arrived with a broken lid and I would like my money back."
labels = ["refund", "delivery time", "praise"]

pipe = pipeline("zero-shot-classification", model="owner/zero-shot-classification")
result = pipe(text, candidate_labels=labels)
for label, score in zip(result["labels"], result["scores"]):
    print(f"{label}: {score:.3f}")
