# On Linux: pip install "mlx-lm[cpu]" too.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from mlx_lm import generate, load

model, tokenizer = load("owner/name", revision="v1.0")
messages = [{"role": "user", "content": "What is the capital of Portugal?"}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt, max_tokens=500))
