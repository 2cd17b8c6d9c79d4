import joblib
from huggingface_hub import hf_hub_download

model_file = hf_hub_download("owner/name", "sklearn_model.joblib")
# A pickle can run code when it is opened: load it only if you trust its author.
model = joblib.load(model_file)

print(model)
# The columns that model.predict() takes, if the model was trained on a table with names.
print(getattr(model, "feature_names_in_", None))
