# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name elm-0.75_news_classification/ --local-dir models
# Answers the inputs in example_prompts.json of that folder: write your own there.
python run.py models/elm-0.75_news_classification
