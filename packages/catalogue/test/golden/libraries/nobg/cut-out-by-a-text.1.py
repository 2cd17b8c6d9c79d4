import torch
from nobg import Sam3

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# What to cut out.
prompt = "the cat"

device = "cuda" if torch.cuda.is_available() else "cpu"
model = Sam3.from_pretrained("owner/name")
model.to(device)
foreground = model.process([image_path], prompt)[0]
foreground.save("foreground.png")
print("Saved foreground.png")
