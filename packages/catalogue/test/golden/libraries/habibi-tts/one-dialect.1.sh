# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
text='صباح الخير، القطار القادم ينطلق من الرصيف الرابع.'

hf download owner/name Specialized/EGY/model_100000.safetensors Specialized/EGY/vocab.txt --local-dir habibi
# Needs the program ffmpeg. Speaks with a voice from the package; for another, add: --ref_audio voice.wav --ref_text 'its words'
habibi-tts_infer-cli --model Specialized --ckpt_file habibi/Specialized/EGY/model_100000.safetensors --vocab_file habibi/Specialized/EGY/vocab.txt \
    --gen_text "$text" --output_dir . --output_file speech.wav
