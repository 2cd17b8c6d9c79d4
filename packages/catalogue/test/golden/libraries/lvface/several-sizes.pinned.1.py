import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import onnxruntime
from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer

# The repository has others too: a larger one knows faces better.
weights = "LVFace-T_Glint360K/LVFace-T_Glint360K.onnx"
# Two pictures cut to the face, the eyes level: put your own here.
first_path = "first.jpg"
second_path = "second.jpg"

weights_path = hf_hub_download("owner/name", weights, revision="v1.0")
use_gpu = "CUDAExecutionProvider" in onnxruntime.get_available_providers()
model = LVFaceONNXInferencer(weights_path, use_gpu=use_gpu)
first = model.infer_from_image(first_path)
second = model.infer_from_image(second_path)
print(first.shape)
# From -1 to 1: the higher, the more alike.
print(f"Likeness: {model.calculate_similarity(first, second):.2f}")
