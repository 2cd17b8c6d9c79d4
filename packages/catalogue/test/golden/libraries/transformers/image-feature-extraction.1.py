from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

pipe = pipeline("image-feature-extraction", model="owner/image-feature-extraction")
features = pipe(image, return_tensors=True)
print(features.shape)
