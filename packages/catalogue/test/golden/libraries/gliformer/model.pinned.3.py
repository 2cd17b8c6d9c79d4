import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import json

import torch
from gliformer import GLiFormer

text = "The meeting of the finance team is on 3 March at 10:00 in room 12."
# Records to find, with their fields.
structures = {"meeting": ["team", "date", "time", "room"]}

model = GLiFormer.from_pretrained(
    "owner/name",
    revision="v1.0",
    load_tokenizer=True,
)
model.to("cuda" if torch.cuda.is_available() else "cpu").eval()
print(json.dumps(model.structure(text, structures), indent=2))
