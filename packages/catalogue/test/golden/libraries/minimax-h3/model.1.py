# Needs one of NVIDIA's GPUs with 80 GB: its two large parts take turns there, and 130 GB of memory.

import torch
from diffusers import ComponentsManager, ModularPipeline
from diffusers.utils.export_utils import encode_video

prompt = "A man with short gray hair plays a red electric guitar."

manager = ComponentsManager()
pipeline = ModularPipeline.from_pretrained(
    "owner/name",
    workflow="t2va",
    components_manager=manager,
)
pipeline.load_components(dtype=torch.bfloat16)
manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")
# Five seconds, with sound.
state = pipeline(prompt=prompt, num_frames=124)
encode_video(
    state.get("videos")[0],
    fps=24,
    output_path="video.mp4",
    audio=state.get("audio")[0],
    audio_sample_rate=state.get("sampling_rate"),
)
print("Saved video.mp4")
