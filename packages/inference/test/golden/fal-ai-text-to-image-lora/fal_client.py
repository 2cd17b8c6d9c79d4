import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "fal-ai/lora",
    arguments={
        "prompt": "A watercolour of a fishing boat at dawn",
        "loras": [
            {
                "path": "https://huggingface.co/acme/painter-lora/resolve/main/lora%20weights.safetensors",
                "scale": 1,
            },
        ],
        "model_name": "stabilityai/stable-diffusion-xl-base-1.0",
    },
)

url = result["images"][0]["url"]
urlretrieve(url, "image" + Path(urlparse(url).path).suffix)
