# Runs in the folder of the repository, with Python 3.9 to 3.11, the program ffmpeg, and espeak-ng: apt install ffmpeg espeak-ng.

import os

import soundfile as sf
import torch
from data.tokenizer import AudioTokenizer, TextTokenizer
from huggingface_hub import hf_hub_download
from inference_tts_scale import inference_one_sample
from models.voicecraft import VoiceCraft

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"
# What is said in that recording, word for word.
voice_text = "These are the words that the recording begins and ends with."
# Three to six seconds are enough. With the new speech, the models made for speech take 16 at most.

device = "cuda" if torch.cuda.is_available() else "cpu"
model = VoiceCraft.from_pretrained("owner/name")
model.to(device).eval()
# The codec's library asks who runs it, which not every container says.
os.environ.setdefault("USER", "me")
# The codec of all its models. The file holds pickles, which can run code: load it only if you trust its author.
codec = hf_hub_download("pyp1/VoiceCraft", "encodec_4cb2048_giga.th")
settings = {
    "top_k": 40,
    "top_p": 1,
    "temperature": 1,
    "stop_repetition": 3,
    "kvcache": 1,
    "codec_audio_sr": 16000,
    "codec_sr": 50,
    "silence_tokens": [1388, 1898, 131],
    # So many are spoken, and the shortest is kept.
    "sample_batch_size": 3,
}
_, speech = inference_one_sample(
    model,
    model.args,
    model.args.phn2num,
    TextTokenizer(backend="espeak"),
    AudioTokenizer(signature=codec, device=device),
    voice_path,
    voice_text + " " + text,
    device,
    settings,
    sf.info(voice_path).frames,
)
sf.write("speech.wav", speech.flatten().cpu().numpy(), settings["codec_audio_sr"])
print("Saved speech.wav")
