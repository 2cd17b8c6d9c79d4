from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# This model wants lower case and a full stop.
labels = ["a cat.", "snow.", "a tree."]

pipe = pipeline(
    "zero-shot-object-detection",
    model="owner/zero-shot-object-detection",
)
for found in pipe(image, candidate_labels=labels):
    print(f"{found['label']}: {found['score']:.3f} at {found['box']}")
