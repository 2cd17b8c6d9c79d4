from urllib.request import urlopen

from doctr.io import DocumentFile
from doctr.models import from_hub, layout_predictor

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    pages = DocumentFile.from_images(stream.read())
model = from_hub("owner/name")
predictor = layout_predictor(model)
for page in predictor(pages):
    # Boxes in parts of the page's width and height.
    for name, box, score in zip(page["class_names"], page["boxes"], page["scores"]):
        print(f"{name}: {float(score):.1%} at {box.tolist()}")
