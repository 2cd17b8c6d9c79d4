import os
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import urlretrieve

import fal_client

# fal may know acme/audio-to-audio by another id; look it up there.
FILE = "sample1.mp3"

client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.subscribe(
    "acme/audio-to-audio",
    arguments={"audio_url": fal_client.encode_file(Path(FILE))},
)

url = result["audio"]["url"]
urlretrieve(url, "audio" + Path(urlparse(url).path).suffix)
