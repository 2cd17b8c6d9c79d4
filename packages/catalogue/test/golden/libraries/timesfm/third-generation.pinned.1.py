import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import numpy
from timesfm3 import TimesFM3Forecaster

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]
steps = 12

forecaster = TimesFM3Forecaster.from_pretrained(
    "owner/timesfm-3.0-pytorch",
    revision="v1.0",
)
result = forecaster.predict(numpy.array(passengers), horizon=steps, return_quantiles=True)
print(result.forecast)
# A row for each step; columns for the quantiles 0.1 to 0.9.
print(result.quantiles)
