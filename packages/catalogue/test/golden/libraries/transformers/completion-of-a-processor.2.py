from transformers import AutoModelForCausalLM, AutoProcessor

prompt = "The lighthouse keeper climbed the stairs one last time and"

processor = AutoProcessor.from_pretrained("owner/text-generation")
model = AutoModelForCausalLM.from_pretrained(
    "owner/text-generation",
    device_map="auto",
)

inputs = processor(text=prompt, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(processor.decode(outputs[0], skip_special_tokens=True))
