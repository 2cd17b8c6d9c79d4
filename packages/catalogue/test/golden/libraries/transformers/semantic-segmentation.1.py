from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

pipe = pipeline("image-segmentation", model="owner/image-segmentation")
for number, segment in enumerate(pipe(image)):
    segment["mask"].save(f"segment-{number}.png")
    print(f"segment-{number}.png: {segment['label']}")
