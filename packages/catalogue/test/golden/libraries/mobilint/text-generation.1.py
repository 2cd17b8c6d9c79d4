# Needs a Mobilint NPU with its driver.

import transformers_mblt
from transformers import pipeline

# Makes Mobilint's models known to transformers.
transformers_mblt.register()
pipe = pipeline("text-generation", model="owner/name")
messages = [{"role": "user", "content": "What is the capital of Portugal?"}]
print(pipe(messages, max_new_tokens=100)[0]["generated_text"][-1]["content"])
pipe.model.dispose()
