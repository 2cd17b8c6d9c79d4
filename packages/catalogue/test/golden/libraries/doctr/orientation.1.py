from urllib.request import urlopen

from doctr.io import DocumentFile
from doctr.models import from_hub, page_orientation_predictor

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    pages = DocumentFile.from_images(stream.read())
model = from_hub("owner/name")
# Which way up a page is. Models for single words go into crop_orientation_predictor.
predictor = page_orientation_predictor(model)
_, angles, scores = predictor(pages)
print(angles, scores)
