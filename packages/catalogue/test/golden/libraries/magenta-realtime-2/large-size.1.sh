prompt='a mellow piano melody over soft rain'

hf download owner/name --include 'resources/*' --local-dir Magenta/magenta-rt-v2
hf download owner/name --include 'models/mrt2_base/*' --local-dir Magenta/magenta-rt-v2
# Saves a WAV file in Magenta/magenta-rt-v2/outputs.
MAGENTA_HOME=Magenta mrt mlx generate --prompt "$prompt" --duration 10 --model mrt2_base
