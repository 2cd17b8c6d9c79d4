from huggingface_hub import from_pretrained_fastai

# The file holds pickles, which can run code: load it only if you trust its author.
learner = from_pretrained_fastai("owner/name")
# The steps that prepare an input, from the type that learner.predict() takes.
print(learner.dls.tfms)
print(learner.model)
