# Your own recording.
audio_file=audio.wav

hf download owner/name --local-dir model
openasr transcribe "$audio_file" --model-pack "$(find model -name '*.oasr' | head -n 1)"
