# AllenNLP was archived in 2022: its last release needs Python 3.7 to 3.10.

from allennlp.predictors.predictor import Predictor
from huggingface_hub import snapshot_download

inputs = {"source": "The room was spotless and the staff could not have been kinder."}

folder = snapshot_download("owner/name")
# The weights are pickles, which can run code: load them only if you trust their author.
predictor = Predictor.from_path(folder)
print(predictor.predict_json(inputs))
