import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

# The file holds pickles, which can run code: load it only if you trust its author.
model = YOLO(hf_hub_download("owner/name", "yolo26n.pt", revision="v1.0"))
for result in model.predict(image_path):
    for found in result.summary():
        print(found)
    print("Saved", result.save("result.jpg"))
