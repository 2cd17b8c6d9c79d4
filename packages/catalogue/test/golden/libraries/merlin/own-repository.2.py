import torch
from merlin import Merlin
from merlin.data import DataLoader, download_sample_data

# A CT of the abdomen, as NIfTI. The authors' example is downloaded: put your own path here.
scan_path = download_sample_data("ct")

device = "cuda" if torch.cuda.is_available() else "cpu"
model = Merlin(ImageEmbedding=True)
model.to(device).eval()
scans = DataLoader(datalist=[{"image": scan_path}], cache_dir="ct-cache", batchsize=1)
image = next(iter(scans))["image"].to(device)
with torch.no_grad():
    embedding = model(image)[0]
print(embedding.shape)
