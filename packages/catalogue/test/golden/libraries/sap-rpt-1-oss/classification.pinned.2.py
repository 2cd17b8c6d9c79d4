# Gated model: accept its conditions at http://127.0.0.1:7860/SAP/sap-rpt-1-oss and log in with: hf auth login
import os
from pathlib import Path

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import hf_hub_download
from sap_rpt_oss import SAP_RPT_OSS_Regressor
from sklearn.datasets import load_diabetes
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

# Rows that it compares with at most, and rounds over other rows. With a GPU of 80 GB: 8192 and 8.
max_context_size = 2048
bagging = 1

# Put your own table here: the model reads the names of its columns too.
table, target = load_diabetes(return_X_y=True, as_frame=True)
known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)

predictor = SAP_RPT_OSS_Regressor(max_context_size=max_context_size, bagging=bagging)
# The package loads SAP's newest checkpoint; this replaces it.
predictor.model.load_weights(Path(hf_hub_download(
    "SAP/sap-rpt-1-oss",
    "2025-11-04_sap-rpt-one-oss.pt",
    revision="v1.0",
)), predictor.device)
predictor.fit(known, known_target)
predictions = predictor.predict(unknown)
print(predictions[:10])
print(f"R²: {r2_score(unknown_target, predictions):.2f}")
