# Needs one of NVIDIA's GPUs with 80 GB: its two large parts take turns there, and 130 GB of memory.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import torch
from diffusers import ComponentsManager, ModularPipeline
from diffusers.utils import load_image
from diffusers.utils.export_utils import encode_video

prompt = "A man with short gray hair plays a red electric guitar."
# A path or URL: put your own picture here.
image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")

manager = ComponentsManager()
pipeline = ModularPipeline.from_pretrained(
    "owner/name",
    workflow="fl2va",
    components_manager=manager,
)
pipeline.load_components(dtype=torch.bfloat16)
manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")
# Five seconds, with sound.
state = pipeline(prompt=prompt, image=image, num_frames=124)
encode_video(
    state.get("videos")[0],
    fps=24,
    output_path="video.mp4",
    audio=state.get("audio")[0],
    audio_sample_rate=state.get("sampling_rate"),
)
print("Saved video.mp4")
