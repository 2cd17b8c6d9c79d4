import base64
import os

import httpx

# Z.ai may know acme/image-to-text by another id; look it up there.
FILE = "photo.jpg"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

response = httpx.post(
    "https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"model": "acme/image-to-text", "file": "data:image/jpeg;base64," + encoded},
    timeout=300,
)
response.raise_for_status()

print(response.json()["md_results"])
