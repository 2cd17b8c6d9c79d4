import bm25s
from bm25s.hf import BM25HF

# Your own question to the indexed documents.
query = "cats that purr"

retriever = BM25HF.load_from_hub("owner/name", load_corpus=True)
# An index that was made with a stemmer or other stop words needs the same here.
tokens = bm25s.tokenize(query)
documents, scores = retriever.retrieve(tokens, k=min(3, retriever.scores["num_docs"]))
# Where the documents were not saved with the index, these are their numbers.
for document, score in zip(documents[0], scores[0]):
    print(f"{score:.3f} {document}")
