# Needs Python 3.9 or 3.10, and one of NVIDIA's GPUs with 11 GB. English or Chinese.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

# The file holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 huggingface-cli download owner/HunyuanDiT-v1.2 --revision v1.0 --local-dir ckpts
# Saves a picture in the folder results.
python sample_t2i.py --infer-mode torch --no-enhance --prompt "$prompt"
