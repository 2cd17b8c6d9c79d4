hf download owner/name-ONNX
# What to do with them: https://github.com/resemble-ai/chatterbox
