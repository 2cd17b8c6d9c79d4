# Your own recording.
audio_file=audio.wav

hf download owner/name name-q8_0.oasr --local-dir model
openasr transcribe "$audio_file" --model-pack model/name-q8_0.oasr
