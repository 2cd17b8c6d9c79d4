import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import numpy
import torch
from lerobot.common.control_utils import predict_action
from lerobot.configs import PreTrainedConfig
from lerobot.policies import get_policy_class, make_pre_post_processors

# What the robot shall do.
instruction = "Put the red cube into the box."

config = PreTrainedConfig.from_pretrained("owner/name", revision="v1.0")
policy_class = get_policy_class(config.type)
policy = policy_class.from_pretrained("owner/name", config=config, revision="v1.0")
preprocess, postprocess = make_pre_post_processors(
    config,
    pretrained_path="owner/name",
    pretrained_revision="v1.0",
    preprocessor_overrides={"device_processor": {"device": config.device}},
)

# Black pictures and joints at zero, to try the policy without a robot: put in what yours sees.
observation = {}
for name, feature in (config.input_features or {}).items():
    # Pictures are height, width, channels here; the configuration has the channels first.
    is_picture = "image" in name
    shape = (*feature.shape[1:], feature.shape[0]) if is_picture else feature.shape
    observation[name] = numpy.zeros(shape, dtype=numpy.uint8 if is_picture else numpy.float32)

action = predict_action(
    observation,
    policy,
    torch.device(str(config.device)),
    preprocessor=preprocess,
    postprocessor=postprocess,
    use_amp=False,
    task=instruction,
)
print(action)
