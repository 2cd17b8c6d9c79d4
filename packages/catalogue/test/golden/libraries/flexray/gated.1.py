# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from fxr.inference import FleXraySegmenter

# Your own X-ray.
image_path = "xray.png"

segmenter = FleXraySegmenter.from_pretrained("owner/name")
prediction = segmenter.predict(image_path, threshold=0.5)
# One mask for each part of the body that the model knows.
for name, mask in zip(segmenter.label_names or [], prediction.masks[0]):
    if mask.any():
        print(f"{name}: {int(mask.sum())} pixels")
