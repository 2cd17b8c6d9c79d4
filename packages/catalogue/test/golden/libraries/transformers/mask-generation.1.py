import numpy
from PIL import Image
from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

pipe = pipeline("mask-generation", model="owner/mask-generation")
found = pipe(image, points_per_batch=64)
for number, (mask, score) in enumerate(zip(found["masks"], found["scores"])):
    Image.fromarray(numpy.asarray(mask)).save(f"mask-{number}.png")
    print(f"mask-{number}.png: estimated overlap {score.item():.3f}")
