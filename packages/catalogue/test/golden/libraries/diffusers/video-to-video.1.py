import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_video

prompt = "Turn the hiker into an astronaut in a white spacesuit."
# A path or URL: put your own video here.
video_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cogvideox/hiker.mp4"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

video = load_video(video_path)
frames = pipe(video=video, prompt=prompt).frames[0]
export_to_video(frames, "output.mp4")
print("Saved output.mp4")
