from transformers import AutoModel

model = AutoModel.from_pretrained("owner/graph-ml", device_map="auto")

# The model's card says what it takes and returns.
print(model)
