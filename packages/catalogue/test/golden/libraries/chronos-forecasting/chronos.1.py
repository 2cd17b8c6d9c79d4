import pandas
from chronos import BaseChronosPipeline

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]
history = pandas.DataFrame(
    {
        "item_id": "passengers",
        "timestamp": pandas.date_range("1958-01-01", periods=len(passengers), freq="MS"),
        "target": passengers,
    }
)
steps = 12

# Runs on the CPU; for a GPU write "cuda".
pipeline = BaseChronosPipeline.from_pretrained("owner/name", device_map="cpu")
forecast = pipeline.predict_df(history, prediction_length=steps, quantile_levels=[0.1, 0.5, 0.9])
print(forecast.to_string(index=False))
