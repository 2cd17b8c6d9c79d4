import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"
# What is said in that recording, word for word.
voice_text = "These are the words that the recording begins and ends with."

device = "cuda:0" if torch.cuda.is_available() else "cpu"
model = Qwen3TTSModel.from_pretrained(
    "owner/name-Base",
    device_map=device,
    dtype=torch.bfloat16 if torch.cuda.is_available() else torch.float32,
)
speeches, sample_rate = model.generate_voice_clone(text=text, ref_audio=voice_path, ref_text=voice_text)
sf.write("speech.wav", speeches[0], sample_rate)
print("Saved speech.wav")
