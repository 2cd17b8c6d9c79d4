import litert_lm
from huggingface_hub import hf_hub_download, list_repo_files

question = "What is the capital of Portugal?"

files = list_repo_files("owner/name")
model_file = next(file for file in files if file.endswith(".litertlm"))
model_path = hf_hub_download("owner/name", model_file)
# On the processor; backend=litert_lm.Backend.GPU() takes the GPU.
with litert_lm.Engine(model_path) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message(question))
