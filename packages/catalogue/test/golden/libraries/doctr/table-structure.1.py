from urllib.request import urlopen

from doctr.io import DocumentFile
from doctr.models import from_hub, table_predictor

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    pages = DocumentFile.from_images(stream.read())
model = from_hub("owner/name")
predictor = table_predictor(model)
for table in predictor(pages):
    print(table["num_rows"], "rows and", table["num_cols"], "columns")
    for cell in table["cells"]:
        print(cell["row_start"], cell["col_start"], cell["geometry"])
