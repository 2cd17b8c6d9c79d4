import os
from pathlib import Path
from urllib.parse import urlparse

import requests

# Replicate may know acme/painter by another id; look it up there.
response = requests.post(
    "https://api.replicate.com/v1/models/acme/painter/predictions",
    headers={
        "Authorization": f"Bearer {os.environ['REPLICATE_API_KEY']}",
        "Prefer": "wait",
    },
    json={"input": {"prompt": "A watercolour of a fishing boat at dawn"}},
)
response.raise_for_status()

prediction = response.json()
if prediction.get("output") is None:
    raise SystemExit(f"No output yet, status {prediction['status']}: {prediction.get('error')}")

output = prediction["output"]
image_url = output if isinstance(output, str) else output[0]
image = requests.get(image_url)
image.raise_for_status()
with open("image" + Path(urlparse(image_url).path).suffix, "wb") as file:
    file.write(image.content)
