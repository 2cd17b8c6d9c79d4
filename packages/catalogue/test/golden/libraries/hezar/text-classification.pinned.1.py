import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from hezar.models import Model
from huggingface_hub import snapshot_download

# The models are for Persian.
text = "این کتاب را دیروز در تهران خریدم و خیلی دوست داشتم."

# The file holds pickles, which can run code: load it only if you trust its author.
model = Model.load(snapshot_download("owner/name", revision="v1.0"))
print(model.predict([text]))
