from flair.data import Sentence
from flair.models import SequenceTagger

# A sentence in the model's language.
text = "Ada Lovelace met Charles Babbage in London in 1833."

# The file holds pickles, which can run code: load it only if you trust its author.
tagger = SequenceTagger.load("owner/name")
sentence = Sentence(text)
tagger.predict(sentence)
for label in sentence.get_labels(tagger.label_type):
    print(f"{label.data_point.text}: {label.value} ({label.score:.1%})")
