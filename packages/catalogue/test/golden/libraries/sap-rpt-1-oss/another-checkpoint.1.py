from pathlib import Path

from huggingface_hub import hf_hub_download
from sap_rpt_oss import SAP_RPT_OSS_Classifier
from sklearn.datasets import load_wine
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split

# Rows that it compares with at most, and rounds over other rows. With a GPU of 80 GB: 8192 and 8.
max_context_size = 2048
bagging = 1

# Put your own table here: the model reads the names of its columns too.
table, target = load_wine(return_X_y=True, as_frame=True)
known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)

predictor = SAP_RPT_OSS_Classifier(max_context_size=max_context_size, bagging=bagging)
# The package loads SAP's newest checkpoint; this replaces it.
predictor.model.load_weights(Path(hf_hub_download("owner/name", "tuned.pt")), predictor.device)
predictor.fit(known, known_target)
predictions = predictor.predict(unknown)
print(predictions[:10])
print(f"Right: {accuracy_score(unknown_target, predictions):.1%}")
