import multimolecule  # registers its models and pipelines with transformers
from transformers import pipeline

# Your own sequence. Some models take one length only, which their card names.
sequence = "ATGGCCCTGTGGATGCGCCTCCTGCCCCTGCTGGCGCTGCTGGCC"

predictor = pipeline("text-generation", model="owner/name")
print(predictor(sequence, max_new_tokens=50)[0]["generated_text"])
