# On Linux: pip install "mlx-lm[cpu]" too.

from mlx_lm import generate, load

model, tokenizer = load("owner/name")
prompt = "The lighthouse keeper climbed the stairs one last time and"
print(generate(model, tokenizer, prompt, max_tokens=500))
