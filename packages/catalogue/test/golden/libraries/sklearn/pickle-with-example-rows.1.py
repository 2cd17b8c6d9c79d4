import joblib
import pandas
from huggingface_hub import hf_hub_download

model_file = hf_hub_download("owner/name", "model.pkl")
# A pickle can run code when it is opened: load it only if you trust its author.
model = joblib.load(model_file)

rows = pandas.DataFrame({"x": [1], "label": ["a"]})
print(model.predict(rows))
