# Needs Python 3.9, one of NVIDIA's GPUs, and CUDA's compiler for what is built here.
# A folder with pictures of your own, of an object each: here the repository's examples.
pictures=assets/examples

pip install --no-build-isolation -r requirements.txt
bash install.sh
# The file holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name model_sview_dit_fp16.pt model_vae_fp16.pt --revision v1.0 --local-dir pretrained
# Each object comes with its material, as pbr_mesh.glb, in runs/inference/3dtopia-xl-sview.
python inference.py configs/inference_dit.yml \
    inference.input_dir="$pictures" \
    checkpoint_path=pretrained/model_sview_dit_fp16.pt \
    model.vae_checkpoint_path=pretrained/model_vae_fp16.pt
