# Words for a style, or a recording in it: several with commas between.
style='disco funk'

export MAGENTA_RT_CACHE_DIR="$PWD"
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/magenta-realtime --revision v1.0 --local-dir assets
mkdir -p assets/checkpoints/llm_large_x3047_c1860k
tar -xf assets/checkpoints/llm_large_x3047_c1860k.tar -C assets/checkpoints/llm_large_x3047_c1860k
# Half a minute of it.
python -m magenta_rt.generate --prompt="$style" --tag=large --duration=30 --output=music.wav
