from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

pipe = pipeline("mask-generation", model="owner/mask-generation")
masks = pipe(image, points_per_batch=64)["masks"]
print(f"{len(masks)} masks")
