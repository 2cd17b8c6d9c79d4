from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

pipe = pipeline("image-classification", model="owner/image-classification")
results = pipe(image)
for result in results:
    print(f"{result['label']}: {result['score']:.3f}")
