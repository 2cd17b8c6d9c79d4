# Gated model: accept its conditions at https://huggingface.co/owner/magenta-realtime-2 and log in with: hf auth login
# Needs one of Apple's processors.
style='disco funk'

export MAGENTA_HOME="$PWD/magenta"
hf download owner/magenta-realtime-2 --local-dir magenta/magenta-rt-v2
# Says where it saves ten seconds. The smaller model is mrt2_small.
mrt mlx generate --prompt "$style" --duration 10 --model mrt2_base
