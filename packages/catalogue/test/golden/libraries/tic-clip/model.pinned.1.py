import os
from urllib.request import urlopen

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import open_clip
import torch
from PIL import Image
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# Describe any classes.
labels = ["a photo of a cat", "a photo of a dog", "a photo of a bird"]
# There is a checkpoint for each year.
checkpoint = "checkpoints/2022.pt"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download("owner/name", checkpoint, revision="v1.0")
# All models of the project have this size.
model, _, preprocess = open_clip.create_model_and_transforms("ViT-B-16", weights, device=device)
model.eval()
tokenizer = open_clip.get_tokenizer("ViT-B-16")
with torch.no_grad():
    image_features = model.encode_image(preprocess(image).unsqueeze(0).to(device), normalize=True)
    text_features = model.encode_text(tokenizer(labels).to(device), normalize=True)
    scores = torch.softmax(100 * image_features @ text_features.T, dim=-1)[0]
for label, score in zip(labels, scores.tolist()):
    print(f"{score:.1%} {label}")
