import torch
from diffusers import WanVideoToVideoPipeline
from diffusers.utils import export_to_video, load_video

prompt = "Turn the hiker into an astronaut in a white spacesuit."
# A path or URL: put your own video here.
video_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cogvideox/hiker.mp4"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = WanVideoToVideoPipeline.from_pretrained(
    "owner/name",
    dtype={"default": torch.bfloat16, "vae": torch.float32},
)
pipe.to(device)

video = load_video(video_path)
# The model takes one frame and groups of four, 81 at most.
video = video[: min(len(video) - 1, 80) // 4 * 4 + 1]
frames = pipe(video=video, prompt=prompt).frames[0]
export_to_video(frames, "output.mp4", fps=16)
print("Saved output.mp4")
