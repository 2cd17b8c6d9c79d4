import torch
from colipri import ZeroShotImageClassificationPipeline, get_model, get_processor, load_sample_ct
from huggingface_hub import hf_hub_download

labels = ["No lung nodules present", "Lung nodules present"]

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download("owner/name", "model.safetensors")
model = get_model(weights).to(device)
pipeline = ZeroShotImageClassificationPipeline(model, get_processor())

# A public scan: put the path of your own CT of a chest here, such as scan.nii.gz.
scan = load_sample_ct()
print(pipeline(scan, labels))
