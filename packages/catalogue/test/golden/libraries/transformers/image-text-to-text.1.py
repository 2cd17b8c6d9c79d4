from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
prompt = "What animal is in the picture?"

pipe = pipeline("image-text-to-text", model="owner/image-text-to-text")
print(pipe(image, text=prompt, max_new_tokens=100)[0]["generated_text"])
