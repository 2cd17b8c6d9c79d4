import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

from zeromodels import AutoZMTokenizer
from zeromodels.auto import AutoZMTextGenerate

tokenizer = AutoZMTokenizer.from_weights("owner/name")
model = AutoZMTextGenerate.from_weights("owner/name")

inputs = tokenizer([{"role": "user", "content": "What is the capital of Portugal?"}])
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0]))
