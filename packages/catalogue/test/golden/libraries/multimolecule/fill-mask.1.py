import multimolecule  # registers its models and pipelines with transformers
from transformers import pipeline

sequence = "UGCCUGGCGGCC<mask>GCGCGGUGGUCCCACCUGACCCCAUGCCGAACU"

predictor = pipeline("fill-mask", model="owner/name")
for result in predictor(sequence):
    print(f"{result['score']:.3f} {result['token_str']}")
