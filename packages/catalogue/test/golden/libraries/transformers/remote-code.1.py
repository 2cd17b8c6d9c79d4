# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from transformers import pipeline

text = "The room was spotless and the staff could not have been kinder."

pipe = pipeline(
    "feature-extraction",
    model="owner/feature-extraction",
    trust_remote_code=True,
)
features = pipe(text, return_tensors=True)
print(features.shape)
