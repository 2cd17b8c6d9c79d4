import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from paddleocr import PaddleOCRVL

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

folder = snapshot_download("owner/PaddleOCR-VL-1.6", revision="v1.0")
pipeline = PaddleOCRVL(pipeline_version="v1.6", vl_rec_model_dir=folder)
for result in pipeline.predict(image_path):
    result.print()
    result.save_to_markdown(save_path="output")
    result.save_to_json(save_path="output")
