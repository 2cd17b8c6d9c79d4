import torch
from vibevoice.modular.modeling_vibevoice_asr import VibeVoiceASRForConditionalGeneration
from vibevoice.processor.vibevoice_asr_processor import VibeVoiceASRProcessor

# Your own recording.
audio_file = "audio.wav"

device = "cuda" if torch.cuda.is_available() else "cpu"
precision = torch.bfloat16 if device == "cuda" else torch.float32
model_path = "owner/name"
processor = VibeVoiceASRProcessor.from_pretrained(
    model_path,
    language_model_pretrained_name="Qwen/Qwen2.5-7B",
)
model = VibeVoiceASRForConditionalGeneration.from_pretrained(
    model_path,
    dtype=precision,
    attn_implementation="sdpa",
).to(device)
model.eval()

inputs = processor(audio=[audio_file], return_tensors="pt", padding=True, add_generation_prompt=True).to(device)
with torch.no_grad():
    outputs = model.generate(
        **inputs,
        max_new_tokens=4096,
        do_sample=False,
        pad_token_id=processor.pad_id,
        eos_token_id=processor.tokenizer.eos_token_id,
    )
answer = processor.decode(outputs[0, inputs["input_ids"].shape[1] :], skip_special_tokens=True)
for part in processor.post_process_transcription(answer):
    print(f"{part.get('start_time')} s, speaker {part.get('speaker_id')}: {part.get('text')}")
