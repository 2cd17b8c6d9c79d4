import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/summarization",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "inputs": "The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel.",
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()[0]["summary_text"])
