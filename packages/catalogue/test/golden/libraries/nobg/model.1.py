import torch
from nobg import AutoModel

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

device = "cuda" if torch.cuda.is_available() else "cpu"
model = AutoModel.from_pretrained("owner/name")
model.to(device)
foreground = model.process([image_path])[0]
foreground.save("foreground.png")
print("Saved foreground.png")
