import librosa
import soundfile
import torch
from audioseal import AudioSeal

# Your own recording.
audio_file = "audio.wav"

generator = AudioSeal.load_generator("audioseal_wm_16bits")
generator.eval()

# The models hear 16000 samples a second, and one channel.
samples, sample_rate = librosa.load(audio_file, sr=16000)
audio = torch.from_numpy(samples)[None, None]
message = torch.randint(0, 2, (1, 16))
with torch.no_grad():
    marked = audio + generator.get_watermark(audio, message=message)
soundfile.write("marked.wav", marked[0, 0].numpy(), sample_rate)
print("Saved marked.wav, which carries", message[0].tolist())
