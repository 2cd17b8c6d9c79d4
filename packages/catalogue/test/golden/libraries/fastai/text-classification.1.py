from huggingface_hub import from_pretrained_fastai

item = "A film to see twice."

# The file holds pickles, which can run code: load it only if you trust its author.
learner = from_pretrained_fastai("owner/name")
prediction, _, probabilities = learner.predict(item)
print(prediction)
print(probabilities)
