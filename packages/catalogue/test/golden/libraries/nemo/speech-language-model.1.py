import torch
from nemo.collections.speechlm2.models import SALM

# Your own recording.
audio_file = "audio.wav"

device = "cuda" if torch.cuda.is_available() else "cpu"
model = SALM.from_pretrained("owner/name").to(device).eval()
message = {
    "role": "user",
    "content": f"Transcribe the following: {model.audio_locator_tag}",
    "audio": [audio_file],
}
answers = model.generate(prompts=[[message]], max_new_tokens=256)
print(model.tokenizer.ids_to_text(answers[0].cpu()))
