from huggingface_hub import snapshot_download

folder = snapshot_download("owner/Cosmos-Transfer2.5-2B")
print(folder)
# What to do with them: https://github.com/nvidia-cosmos
