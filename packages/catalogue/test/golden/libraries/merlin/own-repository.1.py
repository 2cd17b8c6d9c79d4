import torch
from merlin import Merlin
from merlin.data import DataLoader, download_sample_data

# A CT of the abdomen, as NIfTI. The authors' example is downloaded: put your own path here.
scan_path = download_sample_data("ct")
findings = ["Liver: normal.", "Liver: a cyst.", "Bladder: marked enhancement of the wall."]

device = "cuda" if torch.cuda.is_available() else "cpu"
model = Merlin()
model.to(device).eval()
scans = DataLoader(datalist=[{"image": scan_path}], cache_dir="ct-cache", batchsize=1)
image = next(iter(scans))["image"].to(device)
with torch.no_grad():
    image_embedding, _, text_embeddings = model(image, findings)
for finding, score in zip(findings, (text_embeddings @ image_embedding.T).flatten().tolist()):
    print(f"{score:.3f} {finding}")
