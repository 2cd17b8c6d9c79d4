from transformers import AutoModelForMaskGeneration

model = AutoModelForMaskGeneration.from_pretrained(
    "owner/mask-generation",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
