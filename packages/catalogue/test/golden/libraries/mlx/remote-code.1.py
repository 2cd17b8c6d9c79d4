# On Linux: pip install "mlx-lm[cpu]" too.
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from mlx_lm import generate, load

model, tokenizer = load(
    "owner/name",
    trust_remote_code=True,
    tokenizer_config={"trust_remote_code": True},
)
messages = [{"role": "user", "content": "What is the capital of Portugal?"}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
print(generate(model, tokenizer, prompt, max_tokens=500))
