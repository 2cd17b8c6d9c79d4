# mlagents 1.1.0 installs on Python 3.10.1 to 3.10.12 only.
hf download name --local-dir models/name
# In Unity, with the package com.unity.ml-agents: drag the .onnx file from the folder models into Assets, and choose it as the Model in the agent's Behavior Parameters.
