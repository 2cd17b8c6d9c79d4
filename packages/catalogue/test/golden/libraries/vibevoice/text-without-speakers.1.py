import torch
from vibevoice.modular.modeling_vibevoice_inference import VibeVoiceForConditionalGenerationInference
from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

# Who says what, a line each.
script = "Speaker 1: Which platform does the Bristol train leave from?\nSpeaker 2: Platform four. You have plenty of time."
# Recordings of the voices, one for each speaker: put your own here.
voice_paths = ["voice-1.wav", "voice-2.wav"]

device = "cuda" if torch.cuda.is_available() else "cpu"
precision = torch.bfloat16 if device == "cuda" else torch.float32
model_path = "owner/name"
processor = VibeVoiceProcessor.from_pretrained(model_path)
model = VibeVoiceForConditionalGenerationInference.from_pretrained(
    model_path,
    torch_dtype=precision,
    device_map=device,
    attn_implementation="sdpa",
)
model.eval()
model.set_ddpm_inference_steps(num_steps=10)

inputs = processor(
    text=[script],
    voice_samples=[voice_paths],
    padding=True,
    return_tensors="pt",
    return_attention_mask=True,
).to(device)
outputs = model.generate(
    **inputs,
    tokenizer=processor.tokenizer,
    cfg_scale=1.3,
    generation_config={"do_sample": False},
)
processor.save_audio(outputs.speech_outputs[0], output_path="speech.wav")
print("Saved speech.wav")
