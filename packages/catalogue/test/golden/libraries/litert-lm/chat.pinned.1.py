import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import litert_lm
from huggingface_hub import hf_hub_download

question = "What is the capital of Portugal?"

model_path = hf_hub_download("owner/name", "gemma-4-E2B-it.litertlm", revision="v1.0")
# On the processor; backend=litert_lm.Backend.GPU() takes the GPU.
with litert_lm.Engine(model_path) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message(question))
