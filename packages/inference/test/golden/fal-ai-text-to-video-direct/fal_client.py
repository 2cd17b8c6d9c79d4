import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/text-to-video by another id; look it up there.
client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "acme/text-to-video",
    arguments={"prompt": "A paper boat drifting down a stream after the rain"},
)

url = result["video"]["url"]
urlretrieve(url, "video" + Path(urlparse(url).path).suffix)
