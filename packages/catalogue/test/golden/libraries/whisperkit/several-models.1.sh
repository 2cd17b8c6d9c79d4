# Runs on a Mac with Apple silicon. Your own recording.
audio_file=audio.wav

hf download owner/name --include 'openai_whisper-large-v3-v20240930_626MB/*' --local-dir model
whisperkit-cli transcribe --model-path model/openai_whisper-large-v3-v20240930_626MB --audio-path "$audio_file"
