import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/text-to-audio by another id; look it up there.
client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "acme/text-to-audio",
    arguments={"prompt": "Slow piano music with rain in the background"},
)

url = result["audio_file"]["url"] if "audio_file" in result else result["audio"]["url"]
urlretrieve(url, "audio" + Path(urlparse(url).path).suffix)
