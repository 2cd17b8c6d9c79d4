import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/painter by another id; look it up there.
client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "acme/painter",
    arguments={"prompt": "A watercolour of a fishing boat at dawn"},
)

url = result["images"][0]["url"]
urlretrieve(url, "image" + Path(urlparse(url).path).suffix)
