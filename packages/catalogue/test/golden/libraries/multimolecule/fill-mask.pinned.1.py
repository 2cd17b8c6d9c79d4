import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import multimolecule  # registers its models and pipelines with transformers
from transformers import pipeline

sequence = "UGCCUGGCGGCC<mask>GCGCGGUGGUCCCACCUGACCCCAUGCCGAACU"

predictor = pipeline("fill-mask", model="owner/name", revision="v1.0")
for result in predictor(sequence):
    print(f"{result['score']:.3f} {result['token_str']}")
