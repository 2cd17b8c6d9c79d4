from flair.data import Sentence
from flair.nn import Classifier
from huggingface_hub import hf_hub_download

# A text in the model's language.
text = "The room was spotless and the staff could not have been kinder."

path = hf_hub_download("owner/name", "pytorch_model.bin")
# The file holds pickles, which can run code: load it only if you trust its author.
classifier = Classifier.load(path)
sentence = Sentence(text)
classifier.predict(sentence)
for label in sentence.get_labels(classifier.label_type):
    print(f"{label.value}: {label.score:.1%}")
