from huggingface_hub import snapshot_download
from paddleocr import TextRecognition

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

folder = snapshot_download("owner/PP-OCRv6_medium_rec_safetensors")
# The name tells the library how to run the files.
model = TextRecognition(
    model_name="PP-OCRv6_medium_rec",
    model_dir=folder,
    engine="transformers",
)
for result in model.predict(image_path):
    result.print()
    result.save_to_json(save_path="output")
