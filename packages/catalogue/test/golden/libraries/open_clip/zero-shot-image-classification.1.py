from urllib.request import urlopen

import open_clip
import torch
from PIL import Image

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
labels = ["a photo of a cat", "a photo of a dog", "a photo of a car"]

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")

device = "cuda" if torch.cuda.is_available() else "cpu"
name = "hf-hub:owner/name"
model, _, preprocess = open_clip.create_model_and_transforms(name, device=device)
model.eval()
tokenizer = open_clip.get_tokenizer(name)

batch = preprocess(image).unsqueeze(0).to(device)
tokens = tokenizer(labels).to(device)
with torch.no_grad():
    image_features = model.encode_image(batch, normalize=True)
    text_features = model.encode_text(tokens, normalize=True)
scores = (model.logit_scale.exp() * image_features @ text_features.T).softmax(dim=-1)[0]
for score, label in zip(scores.tolist(), labels):
    print(f"{label}: {score:.1%}")
