from urllib.request import urlopen

import torch
from PIL import Image
from core.vision_encoder import pe, transforms
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
labels = ["a photo of a cat", "a photo of a dog", "a photo of a car"]

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
configuration = "PE-Core-B16-224"
weights_path = hf_hub_download("owner/PE-Core-B16-224", "PE-Core-B16-224.pt")
model = pe.CLIP.from_config(configuration, pretrained=True, checkpoint_path=weights_path).to(device).eval()
preprocess = transforms.get_image_transform(model.image_size)
tokenizer = transforms.get_text_tokenizer(model.context_length)

batch = preprocess(image).unsqueeze(0).to(device)
with torch.no_grad():
    image_features, text_features, scale = model(batch, tokenizer(labels).to(device))
scores = (scale * image_features @ text_features.T).softmax(dim=-1)[0]
for score, label in zip(scores.tolist(), labels):
    print(f"{label}: {score:.1%}")
