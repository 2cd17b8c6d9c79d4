import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/image-to-video by another id; look it up there.
FILE = "cat.png"

client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "acme/image-to-video",
    arguments={
        "prompt": "The cat slowly turns its head towards the window",
        "image_url": fal_client.encode_file(Path(FILE)),
    },
)

url = result["video"]["url"]
urlretrieve(url, "video" + Path(urlparse(url).path).suffix)
