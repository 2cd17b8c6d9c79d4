# ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools.

import aneforge as af
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("owner/name")
model = af.load_llm("owner/name")

messages = [{"role": "user", "content": "What is the capital of Portugal?"}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True, tokenize=False)
token_ids = tokenizer.encode(prompt, add_special_tokens=False)
answer = model.generate(token_ids, max_new_tokens=100, eos_id=tokenizer.eos_token_id)
print(tokenizer.decode(answer))
