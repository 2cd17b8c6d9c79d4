import pandas
import skops.io
from huggingface_hub import hf_hub_download

model_file = hf_hub_download("owner/name", "model.skops")
# Types that skops does not know to be harmless: read the list before you trust it.
untrusted = skops.io.get_untrusted_types(file=model_file)
print("Types to be trusted:", untrusted)
model = skops.io.load(model_file, trusted=untrusted)

rows = pandas.DataFrame({"petal_length": [1.4, 4.7], "petal_width": [0.2, 1.4]})
print(model.predict(rows))
