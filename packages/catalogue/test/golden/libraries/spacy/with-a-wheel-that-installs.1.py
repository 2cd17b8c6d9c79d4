import spacy

text = "Ada Lovelace met Charles Babbage in London in 1833."

nlp = spacy.load("en_pipeline")
doc = nlp(text)
for entity in doc.ents:
    print(f"{entity.text}: {entity.label_}")
for token in doc:
    print(f"{token.text}: {token.pos_} {token.dep_}")
