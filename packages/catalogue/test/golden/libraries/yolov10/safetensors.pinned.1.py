import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from ultralytics import YOLOv10

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

model = YOLOv10.from_pretrained("owner/name", revision="v1.0")
for result in model.predict(image_path):
    for found in result.summary():
        print(found)
    result.save("result.jpg")
