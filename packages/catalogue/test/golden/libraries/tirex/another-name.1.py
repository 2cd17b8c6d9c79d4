import torch
from tirex import TiRexZero

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]
steps = 12

# Runs on the CPU; for a GPU write "cuda:0".
model = TiRexZero.from_pretrained("owner/forecaster", backend="torch", device="cpu")
history = torch.tensor(passengers, dtype=torch.float32)
quantiles, mean = model.forecast(history, prediction_length=steps)
print(mean[0])
# A row for each step; columns for the quantiles 0.1 to 0.9.
print(quantiles[0])
