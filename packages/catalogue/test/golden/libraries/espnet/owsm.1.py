import librosa
import torch
from espnet2.bin.s2t_inference import Speech2Text

# Your own recording, of at most 30 seconds.
audio_file = "audio.wav"
# The language that is spoken, in three letters.
language = "<eng>"

device = "cuda" if torch.cuda.is_available() else "cpu"
# The files hold pickles, which can run code: load them only if you trust their author.
model = Speech2Text.from_pretrained("owner/name", device=device)
samples, _ = librosa.load(audio_file, sr=16000)
text, *_ = model(samples, lang_sym=language, task_sym="<asr>")[0]
print(text)
