import numpy
import timesfm

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]
steps = 12

model = timesfm.TimesFM_2p5_200M_torch.from_pretrained(
    "owner/timesfm-2.5-200m-pytorch",
    torch_compile=False,
)
model.compile(
    timesfm.ForecastConfig(
        max_context=1024,
        max_horizon=256,
        normalize_inputs=True,
        use_continuous_quantile_head=True,
        fix_quantile_crossing=True,
    )
)
forecast, quantiles = model.forecast(horizon=steps, inputs=[numpy.array(passengers)])
print(forecast[0])
# A row for each step; the mean, then columns for the quantiles 0.1 to 0.9.
print(quantiles[0])
