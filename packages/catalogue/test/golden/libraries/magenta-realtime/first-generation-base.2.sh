# Words for a style, or a recording in it: several with commas between.
style='slow ambient'

export MAGENTA_RT_CACHE_DIR="$PWD"
hf download owner/name --local-dir assets
mkdir -p assets/checkpoints/llm_base_x4286_c1860k
tar -xf assets/checkpoints/llm_base_x4286_c1860k.tar -C assets/checkpoints/llm_base_x4286_c1860k
# Half a minute of it.
python -m magenta_rt.generate --prompt="$style" --tag=base --duration=30 --output=music.wav
