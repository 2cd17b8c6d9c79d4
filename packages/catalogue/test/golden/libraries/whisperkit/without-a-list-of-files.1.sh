# Runs on a Mac with Apple silicon. Your own recording.
audio_file=audio.wav

hf download owner/name --local-dir model
whisperkit-cli transcribe --model-path model --audio-path "$audio_file"
