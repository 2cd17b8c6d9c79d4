# This model's repository has no weights for TabPFN, which end in .ckpt or .safetensors.
