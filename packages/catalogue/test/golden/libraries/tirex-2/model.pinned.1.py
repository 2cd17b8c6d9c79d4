import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from tirex2 import TimeseriesType, load_model

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]
steps = 12

# Runs on the CPU; for a GPU write "cuda".
model = load_model("owner/name", device="cpu", hf_kwargs={"revision": "v1.0"})
# Several series that go together are the rows of it; what is known beside them are its covariates.
history = TimeseriesType(
    target=torch.tensor([passengers], dtype=torch.float32), past_covariates=None, future_covariates=None
)
forecast = model.forecast([history], prediction_length=steps, output_type="numpy")[0]
# Of the only series, rows for the quantiles 0.1 to 0.9 and a column for each step: the fifth is the median.
print(forecast[0, 4])
print(forecast[0])
