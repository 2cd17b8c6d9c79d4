import torch
from colpali_engine.models import ColPali, ColPaliProcessor
from transformers.image_utils import load_image

# Pictures of pages, as paths or URLs: put your own here.
pages = [
    "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png",
    "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/contract.jpeg",
]
query = "What is the invoice number?"

device = "cuda" if torch.cuda.is_available() else "cpu"
# Where the card names another model than PaliGemma: ColQwen2, ColQwen2_5, ColIdefics3 and more, with their processors.
source = "owner/name"
model = ColPali.from_pretrained(source, dtype=torch.bfloat16, device_map=device)
model.eval()
processor = ColPaliProcessor.from_pretrained(source)

images = [load_image(page) for page in pages]
with torch.no_grad():
    page_embeddings = model(**processor.process_images(images).to(device))
    query_embeddings = model(**processor.process_queries([query]).to(device))
scores = processor.score(list(query_embeddings), list(page_embeddings))[0]
for page, score in zip(pages, scores.tolist()):
    print(f"{score:.2f} {page}")
