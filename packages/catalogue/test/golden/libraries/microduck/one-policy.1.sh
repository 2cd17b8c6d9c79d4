# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs a screen. Its keys are read in the terminal: the arrows walk. On a Mac, mjpython stands for python.
hf download owner/name policy.onnx --local-dir policy
uv run python scripts/infer_policy.py --walking policy/policy.onnx --new-cmd-obs
