# Runs in the folder of the repository, with Python 3.10, espeak-ng and PortAudio: apt install espeak-ng libportaudio2.

import torch
from huggingface_hub import hf_hub_download
from InferenceInterfaces.ToucanTTSInterface import ToucanTTSInterface

text = "The next train to Bristol leaves from platform four."
# Its code of three letters in ISO 639-3: the model speaks more than 7,000.
language = "eng"

device = "cuda" if torch.cuda.is_available() else "cpu"
# The files hold pickles, which can run code: load them only if you trust their author.
speaker = ToucanTTSInterface(
    device=device,
    tts_model_path=hf_hub_download("owner/name", "ToucanTTS.pt"),
    vocoder_model_path=hf_hub_download("owner/name", "Vocoder.pt"),
    language=language,
)
speaker.read_to_file(text_list=[text], file_location="speech.wav")
print("Saved speech.wav")
