# Needs a Mobilint NPU with its driver.

from huggingface_hub import hf_hub_download, list_repo_files
from mblt_vision import MBLT_Engine

# Your own picture.
picture = "picture.jpg"

files = list_repo_files("ResNet50")
file = min(name for name in files if name.endswith(".mxq"))
model_file = hf_hub_download("ResNet50", file)
model = MBLT_Engine("ResNet50", model_path=model_file)
try:
    result = model.postprocess(model(model.preprocess(picture)))
    result.plot(picture, save_path="result.jpg")
    print("Saved result.jpg")
finally:
    model.dispose()
