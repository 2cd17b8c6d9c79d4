import multimolecule  # registers its models and pipelines with transformers
from transformers import pipeline

sequence = "MALWMRLLPLLA<mask>LWGPDPAAAFVNQHLCGSHLVEALYLVCGERG"

predictor = pipeline("fill-mask", model="owner/name")
for result in predictor(sequence):
    print(f"{result['score']:.3f} {result['token_str']}")
