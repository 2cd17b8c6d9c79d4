# Needs Linux, conda, CUDA's compiler, and one of NVIDIA's GPUs with 16 GB.
conda create -n trellis -y python=3.10
conda activate trellis
conda install -y pytorch==2.4.0 torchvision==0.19.0 pytorch-cuda=11.8 -c pytorch -c nvidia
bash setup.sh --basic --xformers --flash-attn --diffoctreerast --spconv --mipgaussian --kaolin --nvdiffrast
pip install huggingface_hub
