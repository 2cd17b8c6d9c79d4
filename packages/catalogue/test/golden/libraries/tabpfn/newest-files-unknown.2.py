from huggingface_hub import hf_hub_download
from sklearn.datasets import load_diabetes
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split
from tabpfn import TabPFNRegressor

# Put your own table here.
table, target = load_diabetes(return_X_y=True, as_frame=True)
known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)

# Into a folder of its own: TabPFN reads this format by the file's name, which the cache does not keep.
weights = hf_hub_download(
    "owner/tabpfn_3_5",
    "tabpfn-v3.5-20260909.safetensors",
    local_dir="weights",
)
predictor = TabPFNRegressor(model_path=weights)
predictor.fit(known, known_target)
predictions = predictor.predict(unknown)
print(predictions[:10])
print(f"R²: {r2_score(unknown_target, predictions):.2f}")
