import torch
from transformers import AutoModelForVisualQuestionAnswering, AutoProcessor
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)
question = "What animal is in the picture?"

processor = AutoProcessor.from_pretrained("owner/visual-question-answering")
model = AutoModelForVisualQuestionAnswering.from_pretrained(
    "owner/visual-question-answering",
    device_map="auto",
)

inputs = processor(images=image, text=question, return_tensors="pt").to(model.device)
with torch.no_grad():
    scores = model(**inputs).logits[0].sigmoid()
best = scores.topk(3)
for score, index in zip(best.values.tolist(), best.indices.tolist()):
    print(f"{model.config.id2label[index]}: {score:.3f}")
