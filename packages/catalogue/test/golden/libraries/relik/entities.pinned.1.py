# relik needs Python 3.10 or 3.11.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from relik import Relik

text = "Ada Lovelace met Charles Babbage in London in 1833."

# Its config.yaml names the repositories of its parts, and the Python classes that are created.
relik = Relik.from_pretrained(snapshot_download("owner/name", revision="v1.0"))
result = relik(text)
for span in result.spans:
    print(f"{span.text}: {span.label}")
for triplet in result.triplets:
    print(f"{triplet.subject.text} - {triplet.label} - {triplet.object.text}")
