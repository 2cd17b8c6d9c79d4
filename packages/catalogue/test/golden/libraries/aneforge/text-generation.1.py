# ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools.

import aneforge as af
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("owner/name")
model = af.load_llm("owner/name")

token_ids = tokenizer.encode("The lighthouse keeper climbed the stairs one last time and")
answer = model.generate(token_ids, max_new_tokens=100, eos_id=tokenizer.eos_token_id)
print(tokenizer.decode(answer))
