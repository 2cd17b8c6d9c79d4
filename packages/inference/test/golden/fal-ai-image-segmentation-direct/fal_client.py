import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/image-segmentation by another id; look it up there.
FILE = "photo.jpg"

client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "acme/image-segmentation",
    arguments={"image_url": fal_client.encode_file(Path(FILE))},
)

url = result["image"]["url"]
urlretrieve(url, "mask" + Path(urlparse(url).path).suffix)
