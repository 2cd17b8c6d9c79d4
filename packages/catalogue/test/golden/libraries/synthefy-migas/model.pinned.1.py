# Needs Python 3.11 to 3.13.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import pandas as pd
import torch
from huggingface_hub import hf_hub_download
from migaseval import MigasPipeline

# Your own series: values at equal distances in time, the oldest first.
passengers = [
    340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337,
    360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405,
    417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
]
# What is known of the past, and what is expected: other words make another forecast.
summary = (
    "FACTUAL SUMMARY: Monthly passengers of airlines rise from year to year and peak every July and August. "
    "PREDICTIVE SIGNALS: A new airport opens, and airlines announce more flights."
)

device = "cuda" if torch.cuda.is_available() else "cpu"
pipeline = MigasPipeline.from_pretrained(hf_hub_download("owner/name", "model.pt", revision="v1.0"), device=device)
history = pd.DataFrame({"t": range(len(passengers)), "y_t": passengers})
# At most 16 steps.
forecast = pipeline.predict_from_dataframe(history, pred_len=12, summaries=[summary])
print(forecast.round(1))
