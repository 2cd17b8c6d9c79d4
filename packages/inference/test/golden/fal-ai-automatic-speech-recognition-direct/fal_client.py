import os
from pathlib import Path

import fal_client

# fal may know acme/listener by another id; look it up there.
FILE = "sample1.mp3"

client = fal_client.SyncClient(key=os.environ["FAL_AI_API_KEY"])

result = client.run(
    "acme/listener",
    arguments={"audio_url": fal_client.encode_file(Path(FILE))},
)

print(result["text"])
