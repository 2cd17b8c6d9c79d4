# ⚠️ Type of model unknown

from transformers import AutoModel

model = AutoModel.from_pretrained("owner/unknown", device_map="auto")

# The model's card says what it takes and returns.
print(model)
