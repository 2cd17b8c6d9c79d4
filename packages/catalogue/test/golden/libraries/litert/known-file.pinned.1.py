# Gated model: accept its conditions at http://127.0.0.1:7860/owner/name and log in with: hf auth login
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import numpy as np
from ai_edge_litert.compiled_model import CompiledModel
from huggingface_hub import hf_hub_download

path = hf_hub_download("owner/name", "model.tflite", revision="v1.0")
model = CompiledModel.from_file(path)
# What it can do: mostly one thing, by the name serving_default.
signature = next(iter(model.get_signature_list()))
inputs = {}
for name, tensor in model.get_input_tensor_details(signature).items():
    # Put your own values here: those of a picture, a sound or a text, as its page says.
    values = np.random.default_rng(0).random(tensor["shape"]).astype(tensor["dtype"])
    print("in ", name, values.shape, values.dtype)
    buffer = model.create_input_buffer_by_name(signature, name)
    buffer.write(values)
    inputs[name] = buffer
results = model.get_output_tensor_details(signature)
outputs = {name: model.create_output_buffer_by_name(signature, name) for name in results}
model.run_by_name(signature, inputs, outputs)
for name, tensor in results.items():
    values = outputs[name].read(int(np.prod(tensor["shape"])), tensor["dtype"]).reshape(tensor["shape"])
    print("out", name, values.shape, values.ravel()[:5])
