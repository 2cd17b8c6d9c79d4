from bertopic import BERTopic

texts = ["The match was called off."]

# Where it was saved without its sentence embeddings' model, name that too: embedding_model=...
model = BERTopic.load("owner/name")
numbers, _ = model.transform(texts)
# Topic -1 gathers what fits none of the others.
for text, number in zip(texts, numbers):
    print(f"{number}: {model.get_topic(number)}")
    print(text)
