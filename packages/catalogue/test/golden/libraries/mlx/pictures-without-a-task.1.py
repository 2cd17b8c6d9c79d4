# On Linux: pip install "mlx-vlm[cpu]" too.

from mlx_vlm import apply_chat_template, generate, load

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
question = "What animal is in the picture?"

model, processor = load("owner/name")
prompt = apply_chat_template(processor, model.config, question, num_images=1)
result = generate(model, processor, prompt, image=[image], max_tokens=500)
print(result.text)
