# Gated model: accept its conditions at http://127.0.0.1:7860/kyutai/pocket-tts and log in with: hf auth login
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import soundfile as sf
from pocket_tts import TTSModel

text = "The next train to Bristol leaves from platform four."
# Others: french, german, italian, portuguese, spanish and dutch, and those of higher quality such as french_24l.
language = "english"
# Others: juergen (German), estelle (French), lola (Spanish), giovanni (Italian), rafael (Portuguese), daan (Dutch).
voice = "alba"

model = TTSModel.load_model(language)
speech = model.generate_audio(model.get_state_for_audio_prompt(voice), text)
sf.write("speech.wav", speech.numpy(), model.sample_rate)
print("Saved speech.wav")
