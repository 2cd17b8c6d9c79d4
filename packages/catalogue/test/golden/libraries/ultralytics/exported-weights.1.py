from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = "yolo11n.onnx"
# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

model = YOLO(hf_hub_download("owner/name", weights))
for result in model.predict(image_path):
    for found in result.summary():
        print(found)
    print("Saved", result.save("result.jpg"))
