# Needs Python 3.9 or 3.10, and one of NVIDIA's GPUs with 11 GB. English or Chinese.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

# The text encoders and the autoencoder, which the model works with.
huggingface-cli download Tencent-Hunyuan/HunyuanDiT-v1.2 --local-dir ckpts
# The file holds pickles, which can run code: load it only if you trust its author.
huggingface-cli download owner/name pytorch_model_ema.pt --local-dir ckpts/t2i/model
# Saves a picture in the folder results.
python sample_t2i.py --infer-mode torch --no-enhance --load-key ema --prompt "$prompt"
