# Your own recording.
audio_file=audio.wav

hf download owner/name name-fp16.oasr --local-dir model
openasr transcribe "$audio_file" --model-pack model/name-fp16.oasr
