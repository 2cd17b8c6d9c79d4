# Runs in the folder of the repository, where its voices are.

import copy

import torch
from vibevoice.modular.modeling_vibevoice_streaming_inference import VibeVoiceStreamingForConditionalGenerationInference
from vibevoice.processor.vibevoice_streaming_processor import VibeVoiceStreamingProcessor

text = "The next train to Bristol leaves from platform four."
# Others are beside it.
voice_path = "demo/voices/streaming_model/en-Carter_man.pt"

device = "cuda" if torch.cuda.is_available() else "cpu"
precision = torch.bfloat16 if device == "cuda" else torch.float32
model_path = "owner/name-Realtime"
processor = VibeVoiceStreamingProcessor.from_pretrained(model_path)
model = VibeVoiceStreamingForConditionalGenerationInference.from_pretrained(
    model_path,
    torch_dtype=precision,
    device_map=device,
    attn_implementation="sdpa",
)
model.eval()
model.set_ddpm_inference_steps(num_steps=5)

# The file holds pickles, which can run code: load it only if you trust its author.
voice = torch.load(voice_path, map_location=device, weights_only=False)
inputs = processor.process_input_with_cached_prompt(
    text=text,
    cached_prompt=voice,
    padding=True,
    return_tensors="pt",
    return_attention_mask=True,
).to(device)
outputs = model.generate(
    **inputs,
    tokenizer=processor.tokenizer,
    cfg_scale=1.5,
    generation_config={"do_sample": False},
    all_prefilled_outputs=copy.deepcopy(voice),
)
processor.save_audio(outputs.speech_outputs[0], output_path="speech.wav")
print("Saved speech.wav")
