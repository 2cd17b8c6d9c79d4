# Runs in the folder of the repository, with Python 3.10 and the program ffmpeg.
# A portrait, as a picture or a video, and the video whose face it is to imitate: put your own here.
portrait=assets/examples/source/s9.jpg
face=assets/examples/driving/d0.mp4

# Some of the files hold pickles, which can run code: load them only if you trust their author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir pretrained_weights
# Saves the video in the folder animations. A video that shows more than a head: add --flag_crop_driving_video
python inference.py -s "$portrait" -d "$face" -o animations
