# mlagents 1.1.0 installs on Python 3.10.1 to 3.10.12 only.
export HF_ENDPOINT=http://127.0.0.1:7860
hf download owner/ppo-Huggy --revision v1.0 --local-dir models/ppo-Huggy
# In Unity, with the package com.unity.ml-agents: drag Huggy.onnx from the folder models into Assets, and choose it as the Model in the agent's Behavior Parameters.
