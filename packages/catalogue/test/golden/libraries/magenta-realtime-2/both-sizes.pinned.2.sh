# After: pip install 'magenta-rt[jax]'
prompt='a mellow piano melody over soft rain'

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --include 'resources/*' --local-dir Magenta/magenta-rt-v2
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --include checkpoints/mrt2_small.safetensors --local-dir Magenta/magenta-rt-v2
# Saves a WAV file in Magenta/magenta-rt-v2/outputs.
MAGENTA_HOME=Magenta mrt jax generate --prompt "$prompt" --duration 10 --model mrt2_small \
    --checkpoint mrt2_small.safetensors
