# Runs in the folder of the repository, with Python 3.10, one of NVIDIA's GPUs and the program ffmpeg.
# Who speaks: a square picture, half of which or more is a face that looks to the front. Put your own here.
picture=examples/reference_images/1.jpg
# What is said: English, as a WAV file. Put your own here.
speech=examples/driving_audios/1.wav

# The files hold pickles, which can run code: load them only if you trust their author.
huggingface-cli download owner/name --local-dir pretrained_models
python scripts/inference.py --source_image "$picture" --driving_audio "$speech" --output video.mp4
