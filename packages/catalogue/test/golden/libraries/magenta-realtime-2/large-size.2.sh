# After: pip install 'magenta-rt[jax]'
prompt='a mellow piano melody over soft rain'

hf download owner/name --include 'resources/*' --local-dir Magenta/magenta-rt-v2
hf download owner/name --include checkpoints/mrt2_base.safetensors --local-dir Magenta/magenta-rt-v2
# Saves a WAV file in Magenta/magenta-rt-v2/outputs.
MAGENTA_HOME=Magenta mrt jax generate --prompt "$prompt" --duration 10 --model mrt2_base \
    --checkpoint mrt2_base.safetensors
