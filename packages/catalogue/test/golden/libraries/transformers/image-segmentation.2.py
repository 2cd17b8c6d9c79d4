from transformers import AutoModelForImageSegmentation

model = AutoModelForImageSegmentation.from_pretrained(
    "owner/image-segmentation",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
