from transformers import AutoModelForZeroShotObjectDetection

model = AutoModelForZeroShotObjectDetection.from_pretrained(
    "owner/zero-shot-object-detection",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
