hf download owner/Cosmos-Transfer2.5-2B
# What to do with them: https://github.com/nvidia-cosmos
