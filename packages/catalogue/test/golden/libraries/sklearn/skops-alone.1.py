import skops.io
from huggingface_hub import hf_hub_download

model_file = hf_hub_download("owner/name", "iris.skops")
# Types that skops does not know to be harmless: read the list before you trust it.
untrusted = skops.io.get_untrusted_types(file=model_file)
print("Types to be trusted:", untrusted)
model = skops.io.load(model_file, trusted=untrusted)

print(model)
# The columns that model.predict() takes, if the model was trained on a table with names.
print(getattr(model, "feature_names_in_", None))
