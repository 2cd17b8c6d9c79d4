# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained(
    "owner/image-text-to-text",
    trust_remote_code=True,
)
model = AutoModelForCausalLM.from_pretrained(
    "owner/image-text-to-text",
    trust_remote_code=True,
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
