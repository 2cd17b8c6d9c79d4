# Needs a screen. Its keys are read in the terminal: the arrows walk. On a Mac, mjpython stands for python.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name policy.onnx --revision v1.0 --local-dir policy
uv run python scripts/infer_policy.py --walking policy/policy.onnx --new-cmd-obs
