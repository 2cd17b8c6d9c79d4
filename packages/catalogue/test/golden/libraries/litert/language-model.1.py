import litert_lm
from huggingface_hub import hf_hub_download

question = "What is the capital of Portugal?"

model_path = hf_hub_download("owner/name", "model.litertlm")
# On the processor; backend=litert_lm.Backend.GPU() takes the GPU.
with litert_lm.Engine(model_path) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message(question))
