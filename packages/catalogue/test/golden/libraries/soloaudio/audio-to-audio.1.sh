# Needs Python 3.8 to 3.11 and one of NVIDIA's GPUs. Your own recording: here the repository's.
recording=demo/1_mix.wav
# What to take out of it.
sound='Acoustic guitar'

# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name soloaudio_v2.pt audio-vae.pt --local-dir pretrained_models
# Saves the sound alone in the folder extracted. With a recording of it in place of words: tse_audioTSE.py.
python tse_languageTSE.py --mixture "$recording" --enrollment "$sound" --output_dir extracted
