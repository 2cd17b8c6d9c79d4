# ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools.

import aneforge as af
import librosa

# Your own recording of English speech, up to half a minute.
audio, _ = librosa.load("audio.wav", sr=16000)

model = af.load_whisper("owner/name")
print(model.transcribe(audio))
