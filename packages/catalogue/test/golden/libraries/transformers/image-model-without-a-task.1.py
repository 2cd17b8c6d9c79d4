import torch
from transformers import AutoImageProcessor, AutoModel
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)

processor = AutoImageProcessor.from_pretrained("owner/vit")
model = AutoModel.from_pretrained("owner/vit", device_map="auto")

inputs = processor(images=image, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
print(outputs[0].shape)
