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
print(processor.batch_decode(model.generate(**inputs), skip_special_tokens=True)[0])
