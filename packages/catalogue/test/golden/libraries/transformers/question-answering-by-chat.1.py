from transformers import AutoModelForCausalLM, AutoTokenizer

messages = [{"role": "user", "content": "What is the capital of Portugal?"}]

tokenizer = AutoTokenizer.from_pretrained("owner/question-answering")
model = AutoModelForCausalLM.from_pretrained(
    "owner/question-answering",
    device_map="auto",
)

inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(tokenizer.decode(answer, skip_special_tokens=True))
