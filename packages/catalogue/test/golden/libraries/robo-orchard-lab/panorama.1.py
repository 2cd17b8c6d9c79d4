# Needs one of NVIDIA's GPUs.

from robo_orchard_lab.models import TorchModelMixin

model = TorchModelMixin.load_model("hf://owner/MonoDream")
model.eval()
# What it takes: https://horizonrobotics.github.io/robot_lab/robo_orchard/lab/index.html
print(model)
