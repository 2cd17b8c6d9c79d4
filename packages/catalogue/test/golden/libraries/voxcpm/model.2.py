import soundfile as sf
from voxcpm import VoxCPM

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"
# What is said in that recording, word for word.
voice_text = "These are the words that the recording begins and ends with."

model = VoxCPM.from_pretrained("owner/name", load_denoiser=False)
speech = model.generate(text=text, prompt_wav_path=voice_path, prompt_text=voice_text)
sf.write("speech.wav", speech, model.tts_model.sample_rate)
print("Saved speech.wav")
