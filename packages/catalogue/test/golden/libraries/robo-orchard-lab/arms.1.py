# Needs one of NVIDIA's GPUs, and PyTorch3D and flash-attn besides: pip install --no-build-isolation git+https://github.com/facebookresearch/pytorch3d@33824be3cbc87a7dd1db0f6a9a9de9ac81b2d0ba flash-attn

from robo_orchard_lab.models import TorchModelMixin

model = TorchModelMixin.load_model("hf://owner/HoloBrain_v0.0_Qwen/post_training")
model.eval()
# What it takes: https://horizonrobotics.github.io/robot_lab/robo_orchard/lab/index.html
print(model)
