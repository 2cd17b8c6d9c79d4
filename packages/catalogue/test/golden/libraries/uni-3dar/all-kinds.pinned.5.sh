# Needs Docker and one of NVIDIA's GPUs.
# The file holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name mp20_pxrd.pt mp20_data.tar.gz --revision v1.0 --local-dir .
tar -xzf mp20_data.tar.gz
# Says where it saves them, as save_path, and how good they are.
docker run --rm --gpus=all --ipc=host -v "$PWD":/work -w /work dptechnology/unicore:2407-pytorch2.4.0-cuda12.5-rdma \
    bash -c 'data_path=mp20_data bash scripts/inference_mp20_pxrd.sh mp20_pxrd.pt'
