# Runs on a Mac with Apple silicon. Your own recording.
audio_file=audio.wav

hf download owner/name --include 'whisper-small/*' --local-dir model
whisperkit-cli transcribe --model-path model/whisper-small --audio-path "$audio_file"
