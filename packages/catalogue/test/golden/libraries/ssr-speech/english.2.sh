# Runs in the folder of the repository, with Python 3.9 or 3.10, and ffmpeg and espeak-ng: apt install ffmpeg espeak-ng.
# A recording: put your own here.
recording=demo/84_121550_000074_000000.wav
# What it is to say, with the rest of its words.
text='But when I saw the mirage of the lake in the distance, which the sense deceives, Lost not by distance any marks,'

# The files hold pickles, which can run code: load them only if you trust their author.
huggingface-cli download owner/name --local-dir pretrained_models
# Saves results/edited_new_seed2024.wav.
python inference_v2.py --seed 2024 --sub_amount 0.12 --aug_text --use_watermark \
    --language en --whisper_model_name base.en --cfg_stride 5 \
    --model_path pretrained_models/English.pth --codec_path pretrained_models/wmencodec.th \
    --orig_audio "$recording" --target_transcript "$text" --temp_folder temp --output_dir results --savename edited
