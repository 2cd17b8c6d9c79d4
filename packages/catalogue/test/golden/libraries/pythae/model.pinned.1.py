import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from pythae.models import AutoModel
from pythae.samplers import NormalSampler

folder = snapshot_download("owner/name", revision="v1.0")
# The files hold pickles, which can run code: load them only if you trust their author.
model = AutoModel.load_from_folder(folder)

samples = NormalSampler(model).sample(num_samples=8, output_dir="samples")
print(f"Saved {len(samples)} pictures in the folder samples")
