import soundfile as sf
import torch
from qwen_tts import Qwen3TTSTokenizer

# Your own recording.
audio_file = "audio.wav"

device = "cuda:0" if torch.cuda.is_available() else "cpu"
tokenizer = Qwen3TTSTokenizer.from_pretrained("owner/name-Tokenizer", device_map=device)
codes = tokenizer.encode(audio_file)
print(codes.audio_codes[0].shape)
sounds, sample_rate = tokenizer.decode(codes)
sf.write("decoded.wav", sounds[0], sample_rate)
