# TimesFM 1.0 and 2.0 need timesfm 1.3.0, and Python 3.11: later packages load 2.5 and 3.0 only.

import timesfm
from huggingface_hub import snapshot_download

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]
steps = 12
# 0 for values of a day or less, 1 for weeks and months, 2 for longer.
frequency = 1

folder = snapshot_download("owner/timesfm-2.0-tuned")
model = timesfm.TimesFm(
    hparams=timesfm.TimesFmHparams(
        backend="cpu",
        horizon_len=steps,
        context_len=2048,
        num_layers=50,
        use_positional_embedding=False,
    ),
    checkpoint=timesfm.TimesFmCheckpoint(path=f"{folder}/torch_model.ckpt"),
)
forecast, quantiles = model.forecast([passengers], freq=[frequency])
print(forecast[0])
# A row for each step; the mean, then columns for the quantiles 0.1 to 0.9.
print(quantiles[0])
