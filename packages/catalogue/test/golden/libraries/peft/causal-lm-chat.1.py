from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("owner/base")
base_model = AutoModelForCausalLM.from_pretrained("owner/base", device_map="auto")
model = PeftModel.from_pretrained(base_model, "owner/name")

messages = [{"role": "user", "content": "What is the capital of Portugal?"}]
inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(tokenizer.decode(answer, skip_special_tokens=True))
