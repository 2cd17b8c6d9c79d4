import base64
import os

import requests

# Replicate may know acme/listener by another id; look it up there.
FILE = "sample1.mp3"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

response = requests.post(
    "https://router.huggingface.co/replicate/v1/models/acme/listener/predictions",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Prefer": "wait"},
    json={"input": {"audio": "data:audio/mpeg;base64," + encoded}},
)
response.raise_for_status()

prediction = response.json()
if prediction.get("output") is None:
    raise SystemExit(f"No output yet, status {prediction['status']}: {prediction.get('error')}")

output = prediction["output"]
if isinstance(output, dict):
    output = output.get("transcription") or output.get("text") or output
print(output)
