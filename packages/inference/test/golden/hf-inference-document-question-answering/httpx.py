import base64
import os

import httpx

FILE = "invoice.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/document-question-answering",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": {"image": encoded, "question": "What is the total amount?"}},
    timeout=300,
)
response.raise_for_status()

for row in response.json():
    print(row["answer"], row["score"], sep="\t")
