from transformers import AutoModelForImageTextToText, AutoProcessor
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)

processor = AutoProcessor.from_pretrained("owner/image-to-text")
model = AutoModelForImageTextToText.from_pretrained(
    "owner/image-to-text",
    device_map="auto",
)

inputs = processor(images=image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
