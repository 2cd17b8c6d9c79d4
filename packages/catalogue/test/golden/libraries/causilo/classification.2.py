# Needs PyTorch 2.13 or newer. Causilo downloads its own weights, at the version that it was released with.

from causilo import CausiloRegressor
from sklearn.datasets import load_diabetes
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

# Put your own table here.
table, target = load_diabetes(return_X_y=True, as_frame=True)
known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)

predictor = CausiloRegressor(n_estimators=8, random_state=42)
predictor.fit(known, known_target)
predictions = predictor.predict(unknown)
print(predictions[:10])
print(f"R²: {r2_score(unknown_target, predictions):.2f}")
