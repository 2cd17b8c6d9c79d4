# Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from hyworld2.worldrecon.pipeline import WorldMirrorPipeline

# Your own folder of pictures of one place, or a video of it: here the repository's.
pictures = "examples/worldrecon/realistic/Dining_Table"

# Of the family, this part is published: WorldMirror, which makes a scene of what cameras saw.
pipeline = WorldMirrorPipeline.from_pretrained("owner/name")
folder = pipeline(pictures, "scene")
# With the Gaussian splats, the points, and each picture's depth, normals and camera.
print("Saved", folder)
