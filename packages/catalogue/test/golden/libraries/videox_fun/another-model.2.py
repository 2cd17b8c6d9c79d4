from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name")
print(folder)
# What to do with them: https://github.com/aigc-apps/VideoX-Fun
