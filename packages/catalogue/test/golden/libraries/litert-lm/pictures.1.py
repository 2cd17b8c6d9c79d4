import litert_lm
from huggingface_hub import hf_hub_download

# Your own picture, as a whole path.
image_file = "/home/me/picture.jpg"
question = "What animal is in the picture?"

model_path = hf_hub_download("owner/name", "gemma-4-E2B-it.litertlm")
# On the processor; backend=litert_lm.Backend.GPU() takes the GPU.
with litert_lm.Engine(model_path, vision_backend=litert_lm.Backend.CPU()) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message(litert_lm.Contents.of(litert_lm.Content.ImageFile(image_file), question)))
