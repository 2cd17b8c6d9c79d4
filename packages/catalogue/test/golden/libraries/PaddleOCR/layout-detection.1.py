from huggingface_hub import snapshot_download
from paddleocr import LayoutDetection

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

folder = snapshot_download("owner/PP-DocLayoutV3")
# The name tells the library how to run the files.
model = LayoutDetection(model_name="PP-DocLayoutV3", model_dir=folder)
for result in model.predict(image_path):
    result.print()
    result.save_to_img(save_path="output")
    result.save_to_json(save_path="output")
