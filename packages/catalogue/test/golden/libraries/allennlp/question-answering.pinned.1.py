# AllenNLP was archived in 2022: its last release needs Python 3.7 to 3.10.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from allennlp.predictors.predictor import Predictor
from huggingface_hub import snapshot_download

inputs = {
    "passage": "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
    "question": "Where does Ines work?",
}

folder = snapshot_download("owner/name", revision="v1.0")
# The weights are pickles, which can run code: load them only if you trust their author.
predictor = Predictor.from_path(folder)
print(predictor.predict_json(inputs))
