# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import litert_lm
from huggingface_hub import hf_hub_download

question = "What is the capital of Portugal?"

model_path = hf_hub_download("owner/name", "gemma3-1b-it_qualcomm_sm8750.litertlm")
# On the processor; backend=litert_lm.Backend.GPU() takes the GPU.
with litert_lm.Engine(model_path) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message(question))
