# Runs in the folder of the repository, on Linux or Windows.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import os

from huggingface_hub import hf_hub_download
from shadow_runtime import Engine

question = "What is the capital of Portugal?"

weights = hf_hub_download("owner/name", "deployment/shadow250m.shdw")
if os.name != "nt":
    os.chmod("deployment/bin/linux/shadow", 0o755)
engine = Engine(weights, "deployment/fp131072.npy")
print(engine.chat(question))
