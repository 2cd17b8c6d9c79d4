# Needs one of NVIDIA's GPUs.

import numpy as np
import tensorrt as trt
import torch
from huggingface_hub import hf_hub_download

# What stands for sizes that the model leaves open, such as how many pictures at once.
free_size = 1

logger = trt.Logger(trt.Logger.WARNING)
# Runs on the kind of GPU and with the version of TensorRT that it was built with.
with open(hf_hub_download("owner/name", "model.engine"), "rb") as file:
    plan = file.read()

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
