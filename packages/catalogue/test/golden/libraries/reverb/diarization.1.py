# Reverb's models that tell speakers apart run in pyannote.audio, not in its own package.
