# Your own recording.
audio_file=audio.wav

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name name-q8_0.oasr --revision v1.0 --local-dir model
openasr transcribe "$audio_file" --model-pack model/name-q8_0.oasr
