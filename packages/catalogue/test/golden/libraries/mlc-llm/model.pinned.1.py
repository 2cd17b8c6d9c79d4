import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from mlc_llm import MLCEngine

question = "What is the capital of Portugal?"

model = snapshot_download("owner/name-q4f16_1-MLC", revision="v1.0")
engine = MLCEngine(model)
for response in engine.chat.completions.create(
    messages=[{"role": "user", "content": question}], model=model, stream=True
):
    for choice in response.choices:
        print(choice.delta.content, end="", flush=True)
print()
engine.terminate()
