from ultralytics import YOLOv10

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

model = YOLOv10.from_pretrained("owner/name")
for result in model.predict(image_path):
    for found in result.summary():
        print(found)
    result.save("result.jpg")
