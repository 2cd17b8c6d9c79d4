# Needs one of NVIDIA's GPUs.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import os

import numpy as np
import tensorrt as trt
import torch
from huggingface_hub import snapshot_download

# What stands for sizes that the model leaves open, such as how many pictures at once.
free_size = 1

logger = trt.Logger(trt.Logger.WARNING)
# With it come the weights, where they are in files of their own.
folder = snapshot_download("owner/name", allow_patterns=["onnx/model.onnx*"])
builder = trt.Builder(logger)
network = builder.create_network(1 << int(trt.NetworkDefinitionCreationFlag.STRONGLY_TYPED))
parser = trt.OnnxParser(network, logger)
if not parser.parse_from_file(os.path.join(folder, "onnx/model.onnx")):
    raise SystemExit(parser.get_error(0))
config = builder.create_builder_config()
profile = builder.create_optimization_profile()
for index in range(network.num_inputs):
    tensor = network.get_input(index)
    shape = [free_size if size < 0 else size for size in tensor.shape]
    profile.set_shape(tensor.name, shape, shape, shape)
config.add_optimization_profile(profile)
# Takes minutes, and is for this GPU alone.
plan = builder.build_serialized_network(network, config)
with open("model.engine", "wb") as file:
    file.write(plan)
print("Saved model.engine")

engine = trt.Runtime(logger).deserialize_cuda_engine(plan)
execution = engine.create_execution_context()
tensors = {}
# The inputs come first: the sizes of the outputs follow from theirs.
for mode in (trt.TensorIOMode.INPUT, trt.TensorIOMode.OUTPUT):
    for index in range(engine.num_io_tensors):
        name = engine.get_tensor_name(index)
        if engine.get_tensor_mode(name) != mode:
            continue
        shape = [free_size if size < 0 else size for size in execution.get_tensor_shape(name)]
        if mode == trt.TensorIOMode.INPUT:
            execution.set_input_shape(name, shape)
        # Put your own values into the inputs: these are zeros.
        values = np.zeros(shape, trt.nptype(engine.get_tensor_dtype(name)))
        tensors[name] = torch.from_numpy(values).cuda()
        execution.set_tensor_address(name, tensors[name].data_ptr())
execution.execute_async_v3(torch.cuda.current_stream().cuda_stream)
torch.cuda.synchronize()
for name, tensor in tensors.items():
    print(name, tuple(tensor.shape), tensor.flatten()[:5].tolist())
