from urllib.request import urlopen

import torch
from PIL import Image
from core.vision_encoder import pe, transforms
from huggingface_hub import hf_hub_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
configuration = "PE-Lang-L14-448-Tiling"
weights_path = hf_hub_download("owner/PE-Lang-L14-448-Tiling", "PE-Lang-L14-448-Tiling.pt")
model = pe.VisionTransformer.from_config(configuration, pretrained=True, checkpoint_path=weights_path)
model = model.to(device).eval()
preprocess = transforms.get_image_transform(model.image_size)

with torch.no_grad():
    features = model(preprocess(image).unsqueeze(0).to(device))
# Pictures, patches, numbers of each.
print(features.shape)
