import base64
import os
import time

import requests

# Replicate may know acme/listener by another id; look it up there.
FILE = "sample1.mp3"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Bearer {os.environ['REPLICATE_API_KEY']}"}

response = requests.post(
    "https://api.replicate.com/v1/models/acme/listener/predictions",
    headers=headers,
    json={"input": {"audio": "data:audio/mpeg;base64," + encoded}},
)
response.raise_for_status()

status_url = response.json()["urls"]["get"]

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "succeeded":
        break
    if job["status"] in ["failed", "canceled", "aborted"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

output = job["output"]
if isinstance(output, list):
    output = output[0]
if isinstance(output, dict):
    output = output.get("transcription") or output.get("text") or output
print(output)
