# Runs in the folder of the repository, with Python 3.9 or 3.10, and ffmpeg and espeak-ng: apt install ffmpeg espeak-ng.
# A recording: put your own here.
recording=demo/aishell3_test.wav
# What it is to say, with the rest of its words.
text='食品价格以基本都在一万到两万之间'

# The files hold pickles, which can run code: load them only if you trust their author.
huggingface-cli download owner/SSR-Speech-Mandarin --local-dir pretrained_models
# Saves results/edited_new_seed2024.wav.
python inference_v2.py --seed 2024 --sub_amount 0.12 --aug_text --use_watermark \
    --language zh --whisper_model_name base --cfg_stride 1 \
    --model_path pretrained_models/Mandarin.pth --codec_path pretrained_models/wmencodec.th \
    --orig_audio "$recording" --target_transcript "$text" --temp_folder temp --output_dir results --savename edited
