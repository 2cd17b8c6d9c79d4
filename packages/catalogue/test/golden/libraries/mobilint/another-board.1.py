# Needs a Mobilint NPU with its driver.

from huggingface_hub import hf_hub_download
from mblt_vision import MBLT_Engine

# Your own picture.
picture = "picture.jpg"

model_file = hf_hub_download("owner/ResNet50.tv2_in1k", "regulus-ra/resnet50.mxq")
model = MBLT_Engine(
    "ResNet50",
    model_type="IMAGENET1K_V2",
    model_path=model_file,
    target_device="regulus-ra",
)
try:
    result = model.postprocess(model(model.preprocess(picture)))
    result.plot(picture, save_path="result.jpg")
    print("Saved result.jpg")
finally:
    model.dispose()
