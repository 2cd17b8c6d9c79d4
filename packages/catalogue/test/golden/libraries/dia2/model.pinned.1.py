import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from dia2 import Dia2
from huggingface_hub import snapshot_download

# Who says what: [S1] and [S2] in turn.
text = "[S1] Which platform does the Bristol train leave from? [S2] Platform four. (laughs) You have plenty of time."

device = "cuda" if torch.cuda.is_available() else "cpu"
# Its tokenizer is loaded with the Python code that the model's repository may hold for it.
folder = snapshot_download("owner/name", revision="v1.0")
dia = Dia2.from_local(
    f"{folder}/config.json",
    f"{folder}/model.safetensors",
    device=device,
    tokenizer_id=folder,
)
# The voices are others every time, unless prefix_speaker_1 and prefix_speaker_2 name recordings of them.
result = dia.generate(text, output_wav="speech.wav")
for word, second in result.timestamps:
    print(f"{second:.2f} s: {word}")
