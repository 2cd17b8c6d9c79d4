import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from span_marker import SpanMarkerModel

text = "Ada Lovelace met Charles Babbage in London in 1833."

# The tokenizer of the encoder below it is loaded from this hub too.
model = SpanMarkerModel.from_pretrained(
    snapshot_download("owner/name", revision="v1.0"),
)
for entity in model.predict(text):
    print(entity)
