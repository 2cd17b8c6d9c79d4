import torch
from multimolecule import AutoModel, AutoTokenizer

# Your own sequence. Some models take one length only, which their card names.
sequence = "ATGGCCCTGTGGATGCGCCTCCTGCCCCTGCTGGCGCTGCTGGCC"

tokenizer = AutoTokenizer.from_pretrained("owner/name")
model = AutoModel.from_pretrained("owner/name")
inputs = tokenizer(sequence, return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
# A vector for each token: for most models a letter, and a mark at either end.
print(outputs.last_hidden_state)
