from huggingface_hub import hf_hub_download
from sklearn.datasets import load_wine
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split
from tabpfn import TabPFNClassifier

# Put your own table here.
table, target = load_wine(return_X_y=True, as_frame=True)
known, unknown, known_target, unknown_target = train_test_split(table, target, test_size=0.5, random_state=0)

# Into a folder of its own: TabPFN reads this format by the file's name, which the cache does not keep.
weights = hf_hub_download(
    "owner/name",
    "tabpfn-v3.5-20260909.safetensors",
    local_dir="weights",
)
predictor = TabPFNClassifier(model_path=weights)
predictor.fit(known, known_target)
predictions = predictor.predict(unknown)
print(predictions[:10])
print(f"Right: {accuracy_score(unknown_target, predictions):.1%}")
