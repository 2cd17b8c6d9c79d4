# Needs Linux, conda, CUDA's compiler, and one of NVIDIA's GPUs with 16 GB. Makes an environment called trellis.
. ./setup.sh --new-env --basic --xformers --flash-attn --diffoctreerast --spconv --mipgaussian --kaolin --nvdiffrast
pip install huggingface_hub
