import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from gliner2 import AutoExtractor
from huggingface_hub import snapshot_download

text = "Ada Lovelace met Charles Babbage in London in 1833."
# Name any kinds of things to find.
kinds = ["person", "organization", "location", "date"]

model = AutoExtractor.from_pretrained(
    snapshot_download("owner/name", revision="v1.0"),
)
found = model.extract_entities(text, kinds)
for kind, names in found["entities"].items():
    print(f"{kind}: {', '.join(names)}")
