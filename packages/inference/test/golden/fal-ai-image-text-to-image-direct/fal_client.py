import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/image-text-to-image by another id; look it up there.
FILE = "cat.png"

client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "acme/image-text-to-image",
    arguments={
        "prompt": "Turn this cat into a dog",
        "image_url": fal_client.encode_file(Path(FILE)),
        "image_urls": [fal_client.encode_file(Path(FILE))],
    },
)

url = result["images"][0]["url"]
urlretrieve(url, "image" + Path(urlparse(url).path).suffix)
