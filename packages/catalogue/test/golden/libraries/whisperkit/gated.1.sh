# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Runs on a Mac with Apple silicon. Your own recording.
audio_file=audio.wav

hf download owner/name --local-dir model
whisperkit-cli transcribe --model-path model --audio-path "$audio_file"
