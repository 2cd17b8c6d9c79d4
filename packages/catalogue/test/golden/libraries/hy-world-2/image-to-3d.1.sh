# With CUDA's compiler, where there is no wheel of it for the PyTorch that is installed.
pip install --no-build-isolation flash-attn
