import multimolecule  # registers its models and pipelines with transformers
from transformers import pipeline

# Your own sequence. Some models take one length only, which their card names.
sequence = "ATGGCCCTGTGGATGCGCCTCCTGCCCCTGCTGGCGCTGCTGGCC"
# The same with one letter changed.
variant = "ATGGCCCTGTGGGTGCGCCTCCTGCCCCTGCTGGCGCTGCTGGCC"

predictor = pipeline("splice-variant-effect", model="owner/name")
print(predictor(sequence, alternative=variant))
