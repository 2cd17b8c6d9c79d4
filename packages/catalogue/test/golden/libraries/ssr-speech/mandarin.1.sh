# Runs in the folder of the repository, with Python 3.9 or 3.10, and ffmpeg and espeak-ng: apt install ffmpeg espeak-ng.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: huggingface-cli login
# A recording of the voice to speak with: put your own here.
voice=demo/aishell3_test.wav
text='下一班火车从四号站台出发。'

# The files hold pickles, which can run code: load them only if you trust their author.
huggingface-cli download owner/name --local-dir pretrained_models
# Saves results/speech_new_seed2024.wav.
python inference_v2.py --tts --seed 2024 --prompt_length 3 --aug_text --use_watermark \
    --language zh --whisper_model_name base --cfg_stride 1 \
    --model_path pretrained_models/Mandarin.pth --codec_path pretrained_models/wmencodec.th \
    --orig_audio "$voice" --target_transcript "$text" --temp_folder temp --output_dir results --savename speech
