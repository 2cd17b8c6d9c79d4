import os

import requests

# OVHcloud AI Endpoints may know acme/writer-1b by another id; look it up there.
response = requests.post(
    "https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/completions",
    headers={"Authorization": f"Bearer {os.environ['OVHCLOUD_API_KEY']}"},
    json={
        "model": "acme/writer-1b",
        "prompt": "The lighthouse keeper climbed the stairs one last time and",
    },
)
response.raise_for_status()

print(response.json()["choices"][0]["text"])
