import librosa
import soundfile
import torch
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download

# Your own recording.
audio_file = "audio.wav"
# The checkpoint, as it is named in the repository.
checkpoint = "generator_wm_24khz.pth"

# The file holds pickles, which can run code: load it only if you trust its author.
generator = AudioSeal.load_generator(hf_hub_download("owner/name", checkpoint), nbits=16)
generator.eval()

# The models hear 16000 samples a second, and one channel.
samples, sample_rate = librosa.load(audio_file, sr=16000)
audio = torch.from_numpy(samples)[None, None]
message = torch.randint(0, 2, (1, 16))
with torch.no_grad():
    marked = audio + generator.get_watermark(audio, message=message)
soundfile.write("marked.wav", marked[0, 0].numpy(), sample_rate)
print("Saved marked.wav, which carries", message[0].tolist())
