from setfit import AbsaModel

# The other half of the pair: its authors mostly give it the same name with another ending.
aspect_model = "owner/name-aspect"
text = "The soup was excellent but the waiter was rude."

# Needs the spaCy pipeline that it was trained with: python -m spacy download en_core_web_lg
# model_head.pkl is a pickle, which can run code: load it only if you trust its author.
model = AbsaModel.from_pretrained(aspect_model, "owner/name-polarity")
for found in model.predict(text):
    print(found)
