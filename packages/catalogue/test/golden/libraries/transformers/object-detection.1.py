from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

pipe = pipeline("object-detection", model="owner/object-detection")
for found in pipe(image):
    print(f"{found['label']}: {found['score']:.3f} at {found['box']}")
