# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name models/elm-1.0_toxicity_detection/ --local-dir models
# Answers the inputs in example_prompts.json of that folder: write your own there.
python run.py models/models/elm-1.0_toxicity_detection
