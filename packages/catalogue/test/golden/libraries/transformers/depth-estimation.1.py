from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

pipe = pipeline("depth-estimation", model="owner/depth-estimation")
pipe(image)["depth"].save("depth.png")
print("Saved depth.png")
