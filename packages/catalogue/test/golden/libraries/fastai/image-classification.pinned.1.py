import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import from_pretrained_fastai

# Your own picture.
item = "picture.jpg"

# The file holds pickles, which can run code: load it only if you trust its author.
learner = from_pretrained_fastai("owner/name", revision="v1.0")
prediction, _, probabilities = learner.predict(item)
print(prediction)
print(probabilities)
