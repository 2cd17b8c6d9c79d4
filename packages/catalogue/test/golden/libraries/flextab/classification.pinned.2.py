# FlexTab finds its weights itself.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from flextab import FlexTabRegressor
from sklearn.datasets import load_diabetes
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

# Rows that it compares with at most, and rounds over other rows.
max_context_size = 2048
bagging = 1

# Put your own table here.
table, target = load_diabetes(return_X_y=True, as_frame=True)
known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)

predictor = FlexTabRegressor(max_context_size=max_context_size, bagging=bagging)
predictor.fit(known, known_target)
predictions = predictor.predict(unknown)
print(predictions[:10])
print(f"R²: {r2_score(unknown_target, predictions):.2f}")
