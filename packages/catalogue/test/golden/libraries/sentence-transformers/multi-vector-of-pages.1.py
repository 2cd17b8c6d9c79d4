from sentence_transformers import MultiVectorEncoder

# Pictures of pages, as paths or URLs: put your own here.
pages = [
    "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png",
    "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/contract.jpeg",
]
query = "What is the invoice number?"

model = MultiVectorEncoder("owner/name")
scores = model.similarity(model.encode_query([query]), model.encode_document(pages))[0]
for document, score in zip(pages, scores.tolist()):
    print(f"{score:.2f} {document}")
