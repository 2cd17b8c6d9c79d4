# mlagents 1.1.0 installs on Python 3.10.1 to 3.10.12 only.
mlagents-load-from-hf --repo-id owner/ppo-Huggy --local-dir models
# In Unity, with the package com.unity.ml-agents: drag Huggy.onnx from the folder models into Assets, and choose it as the Model in the agent's Behavior Parameters.
