from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name-ONNX")
print(folder)
# What to do with them: https://github.com/resemble-ai/chatterbox
