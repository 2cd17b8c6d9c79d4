# On Linux: pip install "mlx-lm[cpu]" too.

from mlx_lm import generate, load

model, tokenizer = load("owner/name")
messages = [{"role": "user", "content": "What is the capital of Portugal?"}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt, max_tokens=500))
