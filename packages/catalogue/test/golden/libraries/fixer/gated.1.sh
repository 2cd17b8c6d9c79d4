# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs Docker and one of NVIDIA's GPUs. A folder here with pictures of your own, rendered from a 3D
# reconstruction: the repository's examples.
pictures=examples

# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name --local-dir models
docker build -t fixer-cosmos-env -f Dockerfile.cosmos .
# The repository is /work in the container, whose program is bash. The mended pictures go to the folder output.
docker run --rm --gpus=all --ipc=host -v "$PWD":/work fixer-cosmos-env -c \
    "python src/inference_pretrained_model.py --model models/pretrained/pretrained_fixer.pkl --input '$pictures' --output output --timestep 250"
