from hezar.models import Model

# The models are for Persian.
text = "این کتاب خیلی [MASK] است."

# The file holds pickles, which can run code: load it only if you trust its author.
model = Model.load("owner/name")
print(model.predict([text.replace("[MASK]", model.preprocessor.tokenizer.mask_token)]))
