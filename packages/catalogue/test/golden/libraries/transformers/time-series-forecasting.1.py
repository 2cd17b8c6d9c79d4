import torch
from transformers import AutoModelForTimeSeriesPrediction

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]

model = AutoModelForTimeSeriesPrediction.from_pretrained(
    "owner/time-series-forecasting",
    device_map="auto",
)

history = torch.tensor(passengers, dtype=model.dtype, device=model.device)
with torch.no_grad():
    outputs = model(past_values=[history])
# The next twelve values.
print(outputs.mean_predictions[0, :12])
