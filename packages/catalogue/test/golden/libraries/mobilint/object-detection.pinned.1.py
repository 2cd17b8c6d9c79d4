# Needs a Mobilint NPU with its driver.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import hf_hub_download
from mblt_vision import MBLT_Engine

# Your own picture.
picture = "picture.jpg"

model_file = hf_hub_download("owner/YOLO11m", "aries-rb/yolo11m.mxq", revision="v1.0")
model = MBLT_Engine("YOLO11m", model_path=model_file)
try:
    result = model.postprocess(model(model.preprocess(picture)))
    result.plot(picture, save_path="result.jpg")
    print("Saved result.jpg")
finally:
    model.dispose()
