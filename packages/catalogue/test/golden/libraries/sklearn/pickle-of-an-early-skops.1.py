import joblib
from huggingface_hub import hf_hub_download

model_file = hf_hub_download("owner/name", "model.pkl")
# A pickle can run code when it is opened: load it only if you trust its author.
# It was saved with scikit-learn 1.0.2; a release far from that may refuse to open it.
model = joblib.load(model_file)

print(model)
# The columns that model.predict() takes, if the model was trained on a table with names.
print(getattr(model, "feature_names_in_", None))
