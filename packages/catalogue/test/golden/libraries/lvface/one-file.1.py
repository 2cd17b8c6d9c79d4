import onnxruntime
from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer

weights = "model.onnx"
# Two pictures cut to the face, the eyes level: put your own here.
first_path = "first.jpg"
second_path = "second.jpg"

weights_path = hf_hub_download("owner/name", weights)
use_gpu = "CUDAExecutionProvider" in onnxruntime.get_available_providers()
model = LVFaceONNXInferencer(weights_path, use_gpu=use_gpu)
first = model.infer_from_image(first_path)
second = model.infer_from_image(second_path)
print(first.shape)
# From -1 to 1: the higher, the more alike.
print(f"Likeness: {model.calculate_similarity(first, second):.2f}")
