# Gated model: accept its conditions at https://huggingface.co/owner/HunyuanDiT and log in with: huggingface-cli login
# Needs Python 3.9 or 3.10, and one of NVIDIA's GPUs with 11 GB. English or Chinese.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

# The file holds pickles, which can run code: load it only if you trust its author.
huggingface-cli download owner/HunyuanDiT --local-dir ckpts
# Saves a picture in the folder results.
python sample_t2i.py --infer-mode torch --no-enhance --use-style-cond --size-cond 1024 1024 --beta-end 0.03 \
    --prompt "$prompt"
