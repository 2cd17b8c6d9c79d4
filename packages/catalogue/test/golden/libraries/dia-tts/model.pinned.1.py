import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from dia.model import Dia
from huggingface_hub import snapshot_download

# Who says what: [S1] and [S2] in turn.
text = "[S1] Which platform does the Bristol train leave from? [S2] Platform four. (laughs) You have plenty of time."

precision = "float16" if torch.cuda.is_available() else "float32"
model = Dia.from_pretrained(
    snapshot_download("owner/name", revision="v1.0"),
    compute_dtype=precision,
)
speech = model.generate(text)
model.save_audio("speech.wav", speech)
print("Saved speech.wav")
