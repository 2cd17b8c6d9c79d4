import torch
from transformers import AutoModelForPreTraining, AutoProcessor
from transformers.image_utils import load_image

# Pictures of pages, as paths or URLs: put your own here.
pages = [
    "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png",
    "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/contract.jpeg",
]
query = "What is the invoice number?"

processor = AutoProcessor.from_pretrained("owner/visual-document-retrieval")
model = AutoModelForPreTraining.from_pretrained(
    "owner/visual-document-retrieval",
    device_map="auto",
)

page_inputs = processor.process_images(images=[load_image(page) for page in pages]).to(model.device)
query_inputs = processor.process_queries(text=[query]).to(model.device)
with torch.no_grad():
    page_embeddings = model(**page_inputs).embeddings
    query_embeddings = model(**query_inputs).embeddings
scores = processor.score_retrieval(query_embeddings, page_embeddings)[0]
for page, score in zip(pages, scores.tolist()):
    print(f"{score:.2f} {page}")
