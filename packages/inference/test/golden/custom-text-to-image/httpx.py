import base64
import os

import httpx

response = httpx.post(
    "http://localhost:8000/v1/images/generations",
    headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
    json={
        "model": "acme/painter",
        "prompt": "A watercolour of a fishing boat at dawn",
        "response_format": "b64_json",
    },
    timeout=300,
)
response.raise_for_status()

with open("image.png", "wb") as file:
    file.write(base64.b64decode(response.json()["data"][0]["b64_json"]))
