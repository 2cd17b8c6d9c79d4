# The repository has no ONNX file: torch2onnx_v1.py of LVFace makes one of a .pt file.
