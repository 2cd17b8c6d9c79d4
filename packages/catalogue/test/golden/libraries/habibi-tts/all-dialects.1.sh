text='صباح الخير، القطار القادم ينطلق من الرصيف الرابع.'
# Of the text: MSA, SAU, UAE, ALG, IRQ, EGY, OMN, TUN, LEV, SDN or LBY; UNK leaves it to the model.
dialect=MSA

hf download owner/name Unified/model_200000.safetensors Unified/vocab.txt --local-dir habibi
# Needs the program ffmpeg. Speaks with a voice from the package; for another, add: --ref_audio voice.wav --ref_text 'its words'
habibi-tts_infer-cli --model Unified --dialect "$dialect" --ckpt_file habibi/Unified/model_200000.safetensors --vocab_file habibi/Unified/vocab.txt \
    --gen_text "$text" --output_dir . --output_file speech.wav
