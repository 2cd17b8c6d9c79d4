from huggingface_hub import snapshot_download
from paddleocr import DocVLM

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

folder = snapshot_download("owner/PP-DocBee2-3B")
# The name tells the library how to run the files.
model = DocVLM(model_name="PP-DocBee2-3B", model_dir=folder)
for result in model.predict({"image": image_path, "query": "What is the total on this receipt?"}):
    result.print()
    result.save_to_json(save_path="output")
