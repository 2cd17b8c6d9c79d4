# Gated model: accept its conditions at https://huggingface.co/owner/lagernvs_re10k_2v_256 and log in with: hf auth login
# Needs one of NVIDIA's GPUs. The folder with the data set, prepared as the repository's README says under "Evaluation".
export LAGERNVS_DATA_ROOT="$HOME/data"

# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/lagernvs_re10k_2v_256 model.pt --local-dir model
sed 's|^checkpoint_path: .*|checkpoint_path: model/model.pt|; s|^  batch_size: .*|  batch_size: 8|' \
    config/eval_re10k.yaml > eval.yaml
# How alike what it draws is to what the cameras saw; the pictures are written to output/measured.
torchrun --nproc_per_node=1 run_eval.py -c eval.yaml -e measured
