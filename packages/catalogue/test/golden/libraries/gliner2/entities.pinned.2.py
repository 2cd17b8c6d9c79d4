import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from gliner2 import AutoExtractor
from huggingface_hub import snapshot_download

text = "The room was spotless and the staff could not have been kinder."
# Any questions, each with its possible answers.
tasks = {"sentiment": ["positive", "neutral", "negative"]}

model = AutoExtractor.from_pretrained(
    snapshot_download("owner/name", revision="v1.0"),
)
print(model.classify_text(text, tasks))
