import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from bertopic import BERTopic
from huggingface_hub import snapshot_download

model = BERTopic.load(snapshot_download("owner/name", revision="v1.0"))
print(model.get_topic_info())
