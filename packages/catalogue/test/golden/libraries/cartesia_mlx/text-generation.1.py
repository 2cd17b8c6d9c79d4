# Runs on a Mac with Apple silicon alone; building its kernels takes Xcode.

import cartesia_mlx
import mlx.core as mx

prompt = "The lighthouse keeper climbed the stairs one last time and"

model = cartesia_mlx.from_pretrained("owner/name")
model.set_dtype(mx.float32)
print(prompt, end="")
# Words are printed as they come.
for text in model.generate(prompt, max_tokens=100, top_p=0.99, temperature=0.85):
    print(text, end="", flush=True)
print()
