import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from fxr.inference import FleXraySegmenter

# Your own X-ray.
image_path = "xray.png"

segmenter = FleXraySegmenter.from_pretrained("owner/name", revision="v1.0")
prediction = segmenter.predict(image_path, threshold=0.5)
# One mask for each part of the body that the model knows.
for name, mask in zip(segmenter.label_names or [], prediction.masks[0]):
    if mask.any():
        print(f"{name}: {int(mask.sum())} pixels")
