import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/painter",
    headers={
        "Authorization": f"Bearer {os.environ['TEAM_TOKEN']}",
        "X-HF-Bill-To": "acme",
        "Accept": "image/png",
    },
    json={
        "inputs": "A red fox",
        "parameters": {
            "width": 512,
            "height": 512,
            "num_inference_steps": 20,
            "tiling": True,
        },
    },
    timeout=300,
)
response.raise_for_status()

with open("image.png", "wb") as file:
    file.write(response.content)
