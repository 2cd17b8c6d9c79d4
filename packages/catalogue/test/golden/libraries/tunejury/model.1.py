# Runs in the folder of the repository, with the program ffmpeg. It hears with m-a-p/MERT-v1-330M, whose conditions you accept on the public hub first.

from huggingface_hub import hf_hub_download
from tunejury import Scorer

# Pieces of music to compare: put your own recordings here.
paths = ["first.wav", "second.wav"]
# What was asked for; "" where the music was made for no such request.
prompt = "a calm piano piece"

head = hf_hub_download("owner/name", "tunejury.pt")
# The file holds pickles, and MERT brings Python of its own: both can run code, so use them only if you trust their
# authors.
scorer = Scorer.from_pretrained(head)
for path in paths:
    print(f"{scorer.score(path, prompt=prompt):.3f} {path}")
