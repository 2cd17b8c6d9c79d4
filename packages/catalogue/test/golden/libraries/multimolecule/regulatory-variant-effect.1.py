import multimolecule  # registers its models and pipelines with transformers
from transformers import pipeline

# Your own sequence. Some models take one length only, which their card names.
sequence = "ATGGCCCTGTGGATGCGCCTCCTGCCCCTGCTGGCGCTGCTGGCC"
# The same with one letter changed.
variant = "ATGGCCCTGTGGGTGCGCCTCCTGCCCCTGCTGGCGCTGCTGGCC"

predictor = pipeline("regulatory-variant-effect", model="owner/name")
# Most of these models take one length: N stands for letters that are not known.
config = predictor.model.config
length = getattr(config, "sequence_length", getattr(config, "input_length", 0))
print(predictor(sequence.ljust(length, "N"), alternative=variant.ljust(length, "N")))
