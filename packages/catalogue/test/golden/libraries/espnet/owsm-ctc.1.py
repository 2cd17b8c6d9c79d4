import librosa
import torch
from espnet2.bin.s2t_inference_ctc import Speech2TextGreedySearch

# Your own recording, of at most 30 seconds.
audio_file = "audio.wav"
# The language that is spoken, in three letters.
language = "<eng>"

device = "cuda" if torch.cuda.is_available() else "cpu"
# The files hold pickles, which can run code: load them only if you trust their author.
model = Speech2TextGreedySearch.from_pretrained(
    "owner/owsm_ctc_v4_1B",
    device=device,
)
samples, _ = librosa.load(audio_file, sr=16000)
text, *_ = model(samples, lang_sym=language, task_sym="<asr>")[0]
print(text)
