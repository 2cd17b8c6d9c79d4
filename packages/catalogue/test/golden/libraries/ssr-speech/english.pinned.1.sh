# Runs in the folder of the repository, with Python 3.9 or 3.10, and ffmpeg and espeak-ng: apt install ffmpeg espeak-ng.
# A recording of the voice to speak with: put your own here.
voice=demo/84_121550_000074_000000.wav
text='The next train to Bristol leaves from platform four.'

# The files hold pickles, which can run code: load them only if you trust their author.
HF_ENDPOINT=http://127.0.0.1:7860 huggingface-cli download owner/name --revision v1.0 --local-dir pretrained_models
# Saves results/speech_new_seed2024.wav.
python inference_v2.py --tts --seed 2024 --prompt_length 3 --aug_text --use_watermark \
    --language en --whisper_model_name base.en --cfg_stride 5 \
    --model_path pretrained_models/English.pth --codec_path pretrained_models/wmencodec.th \
    --orig_audio "$voice" --target_transcript "$text" --temp_folder temp --output_dir results --savename speech
