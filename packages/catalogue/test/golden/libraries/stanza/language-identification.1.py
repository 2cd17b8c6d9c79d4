import stanza
from stanza import Document

texts = ["Bring a warm coat.", "Nimm einen warmen Mantel mit.", "Prends un manteau chaud."]

nlp = stanza.Pipeline("multilingual", processors="langid")
documents = [Document([], text=text) for text in texts]
for document in nlp(documents):
    print(f"{document.lang}: {document.text}")
