# Needs a Mobilint NPU with its driver.

import transformers_mblt
from transformers import pipeline

# Makes Mobilint's models known to transformers.
transformers_mblt.register()
pipe = pipeline("fill-mask", model="owner/name")
for result in pipe("The capital of Portugal is [MASK]."):
    print(f"{result['score']:.3f} {result['token_str']}")
pipe.model.dispose()
