import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from pathlib import Path

from huggingface_hub import snapshot_download
from llama_cpp import Llama

# One of the repository's .gguf files; * stands for any text.
patterns = ["*Q4_K_M.gguf"]

folder = snapshot_download("owner/name", revision="v1.0", allow_patterns=patterns)
model_file = next(Path(folder).rglob("*.gguf"))
llm = Llama(model_path=str(model_file), n_ctx=4096, verbose=False)
output = llm("The lighthouse keeper climbed the stairs one last time and", max_tokens=200, echo=True)
print(output["choices"][0]["text"])
