# Runs in the folder of the repository; needs one of NVIDIA's GPUs with 30 GB. What it draws with is gated, too: accept the conditions of black-forest-labs/FLUX.1-dev.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from PIL import Image
from huggingface_hub import snapshot_download
from pipelines.pipeline_infu_flux import InfUFluxPipeline

# Your own picture of a face.
face_path = "assets/examples/man.jpg"
prompt = "A man in a raincoat on a pier at dusk, cinematic"
# aes_stage2 looks better and follows the words closer, sim_stage1 is more alike.
stage = "aes_stage2"

folder = snapshot_download("owner/name", revision="v1.0")
pipeline = InfUFluxPipeline(
    base_model_path="black-forest-labs/FLUX.1-dev",
    infu_model_path=f"{folder}/infu_flux_v1.0/{stage}",
    insightface_root_path=f"{folder}/supports/insightface",
    model_version=stage,
    cpu_offload=True,
)
image = pipeline(Image.open(face_path).convert("RGB"), prompt, cpu_offload=True)
image.save("image.png")
print("Saved image.png")
