# Needs a Mobilint NPU with its driver.

import transformers_mblt
from transformers import pipeline

# Makes Mobilint's models known to transformers.
transformers_mblt.register()
pipe = pipeline("image-text-to-text", model="owner/name")
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"},
            {"type": "text", "text": "What animal is in the picture?"},
        ],
    }
]
print(pipe(text=messages, max_new_tokens=100, return_full_text=False)[0]["generated_text"])
pipe.model.dispose()
