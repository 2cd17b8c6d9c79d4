import stanza

# A text in the model's language.
text = "Ada Lovelace met Charles Babbage in London in 1833."

# Downloads the models of this language that the installed release of stanza was made for.
nlp = stanza.Pipeline("fr")
document = nlp(text)
for sentence in document.sentences:
    for word in sentence.words:
        print(f"{word.text}: {word.upos} {word.lemma} {word.deprel}")
for entity in document.entities:
    print(f"{entity.text}: {entity.type}")
