# Runs in the folder of the repository and its environment.
# Gated model: accept its conditions at https://huggingface.co/owner/TRELLIS-text-xlarge and log in with: hf auth login

import os

os.environ["SPCONV_ALGO"] = "native"

from trellis.pipelines import TrellisTextTo3DPipeline
from trellis.utils import postprocessing_utils

prompt = "a small wooden chair with a woven seat"

pipeline = TrellisTextTo3DPipeline.from_pretrained("owner/TRELLIS-text-xlarge")
pipeline.cuda()
made = pipeline.run(prompt, seed=1)

# With a texture, and a twentieth of the triangles.
thing = postprocessing_utils.to_glb(made["gaussian"][0], made["mesh"][0], simplify=0.95, texture_size=1024)
thing.export("thing.glb")
print("Saved thing.glb")
