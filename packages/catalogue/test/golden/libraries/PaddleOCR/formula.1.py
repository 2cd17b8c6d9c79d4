from huggingface_hub import snapshot_download
from paddleocr import FormulaRecognition

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

folder = snapshot_download("owner/PP-FormulaNet_plus-M")
# The name tells the library how to run the files.
model = FormulaRecognition(model_name="PP-FormulaNet_plus-M", model_dir=folder)
for result in model.predict(image_path):
    result.print()
    result.save_to_json(save_path="output")
