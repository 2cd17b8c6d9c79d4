import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/text-to-speech by another id; look it up there.
client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.run(
    "acme/text-to-speech",
    arguments={"text": "The next train to Bristol leaves from platform four."},
)

url = result["audio"]["url"]
urlretrieve(url, "audio" + Path(urlparse(url).path).suffix)
