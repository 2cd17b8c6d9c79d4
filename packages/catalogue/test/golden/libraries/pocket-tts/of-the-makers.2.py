# Gated model: accept its conditions at https://huggingface.co/kyutai/pocket-tts and log in with: hf auth login

import soundfile as sf
from pocket_tts import TTSModel

text = "The next train to Bristol leaves from platform four."
# Others: french, german, italian, portuguese, spanish and dutch, and those of higher quality such as french_24l.
language = "english"
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"

model = TTSModel.load_model(language)
speech = model.generate_audio(model.get_state_for_audio_prompt(voice_path), text)
sf.write("speech.wav", speech.numpy(), model.sample_rate)
print("Saved speech.wav")
