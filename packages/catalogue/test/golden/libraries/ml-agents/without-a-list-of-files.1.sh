# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# mlagents 1.1.0 installs on Python 3.10.1 to 3.10.12 only.
mlagents-load-from-hf --repo-id owner/name --local-dir models
# In Unity, with the package com.unity.ml-agents: drag the .onnx file from the folder models into Assets, and choose it as the Model in the agent's Behavior Parameters.
