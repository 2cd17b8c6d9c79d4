import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from pathlib import Path

from huggingface_hub import snapshot_download
from llama_cpp import Llama

patterns = ["name-Q4_K_M.gguf"]

folder = snapshot_download(
    "owner/name-GGUF",
    revision="v1.0",
    allow_patterns=patterns,
)
model_file = Path(folder) / "name-Q4_K_M.gguf"
llm = Llama(model_path=str(model_file), n_ctx=1024, verbose=False)
answer = llm.create_chat_completion(
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
    max_tokens=200,
)
print(answer["choices"][0]["message"]["content"])
