import soundfile
import torch
from nemo.collections.tts.models import FastPitchModel, HifiGanModel

text = "The lighthouse keeper climbed the stairs one last time."
# Turns the spectrogram into sound: one that was trained on the same voice is best.
vocoder_id = "nvidia/tts_hifigan"
sample_rate = 22050

# The file holds pickles, which can run code: load it only if you trust its author.
model = FastPitchModel.from_pretrained("owner/tts_en_fastpitch")
model.eval()
vocoder = HifiGanModel.from_pretrained(vocoder_id)
vocoder.eval()
with torch.no_grad():
    spectrogram = model.generate_spectrogram(tokens=model.parse(text))
    speech = vocoder.convert_spectrogram_to_audio(spec=spectrogram)
soundfile.write("speech.wav", speech[0].cpu().numpy(), sample_rate)
print("Saved speech.wav")
