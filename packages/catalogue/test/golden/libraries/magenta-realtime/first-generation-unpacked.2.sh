# Words for a style, or a recording in it: several with commas between.
style='disco funk'

export MAGENTA_RT_CACHE_DIR="$PWD"
hf download owner/name --local-dir assets
# Half a minute of it.
python -m magenta_rt.generate --prompt="$style" --tag=large --duration=30 --output=music.wav
