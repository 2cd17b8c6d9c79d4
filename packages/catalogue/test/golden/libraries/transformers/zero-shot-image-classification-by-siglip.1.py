from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
labels = ["cat", "dog", "bird"]

pipe = pipeline(
    "zero-shot-image-classification",
    model="owner/zero-shot-image-classification",
)
results = pipe(image, candidate_labels=labels)
for result in results:
    print(f"{result['label']}: {result['score']:.3f}")
