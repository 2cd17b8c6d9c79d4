import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_video

prompt = "A man with short gray hair plays a red electric guitar."
# A path or URL: put your own video here.
video_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cogvideox/hiker.mp4"

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

frames = pipe(video=load_video(video_path), prompt=prompt).frames[0]
export_to_video(frames, "output.mp4")
print("Saved output.mp4")
