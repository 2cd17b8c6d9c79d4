# Loading the model runs Python code from its repository: read it first, and pin a revision.
# Needs an NVIDIA GPU: the library and its models know no other device.

import soundfile
from kimia_infer.api.kimia import KimiAudio

# Your own recording, with a question.
audio_file = "question.wav"

model = KimiAudio(model_path="owner/name", load_detokenizer=True)
messages = [{"role": "user", "message_type": "audio", "content": audio_file}]
speech, text = model.generate(messages, output_type="both", audio_temperature=0.8, audio_top_k=10)
print(text)
soundfile.write("answer.wav", speech.view(-1).float().cpu().numpy(), 24000)
print("Saved answer.wav")
