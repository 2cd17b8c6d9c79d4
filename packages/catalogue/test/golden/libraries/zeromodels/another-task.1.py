# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

from zeromodels import AutoZModel

# The model without a head for a task; zeromodels.auto has classes for tasks.
model = AutoZModel.from_weights("owner/name")
model.summary()
