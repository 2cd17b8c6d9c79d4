import soundfile as sf
from pocket_tts import TTSModel

text = "The next train to Bristol leaves from platform four."
# The settings of the model, which name its weights.
config = "hf://owner/name/config.yaml"
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"

model = TTSModel.load_model(config=config)
speech = model.generate_audio(model.get_state_for_audio_prompt(voice_path), text)
sf.write("speech.wav", speech.numpy(), model.sample_rate)
print("Saved speech.wav")
