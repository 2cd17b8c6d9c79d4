# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from transformers import AutoModel

model = AutoModel.from_pretrained(
    "owner/text-generation",
    trust_remote_code=True,
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
