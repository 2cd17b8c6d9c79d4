import multimolecule  # registers its models and pipelines with transformers
from transformers import pipeline

# Your own sequence. Some models take one length only, which their card names.
sequence = "UGCCUGGCGGCCGUAGCGCGGUGGUCCCACCUGACCCCAUGCCGAACU"

predictor = pipeline("rna-secondary-structure", model="owner/name")
print(predictor(sequence))
