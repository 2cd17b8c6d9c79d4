import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from bertopic import BERTopic
from huggingface_hub import snapshot_download

texts = ["The room was spotless and the staff could not have been kinder."]

# Where it was saved without its sentence embeddings' model, name that too: embedding_model=...
model = BERTopic.load(snapshot_download("owner/name", revision="v1.0"))
numbers, _ = model.transform(texts)
# Topic -1 gathers what fits none of the others.
for text, number in zip(texts, numbers):
    print(f"{number}: {model.get_topic(number)}")
    print(text)
