import torch
from huggingface_hub import hf_hub_download
from merlin.data import DataLoader, download_sample_data
from merlin.models.build import MerlinArchitecture

# A CT of the abdomen, as NIfTI. The authors' example is downloaded: put your own path here.
scan_path = download_sample_data("ct")
findings = ["Liver: normal.", "Liver: a cyst.", "Bladder: marked enhancement of the wall."]

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download(
    "owner/name",
    "i3_resnet_clinical_longformer_best_clip_04-02-2024_23-21-36_epoch_99.pt",
)
model = MerlinArchitecture()
model.load_state_dict(torch.load(weights, map_location="cpu"))
model.to(device).eval()
scans = DataLoader(datalist=[{"image": scan_path}], cache_dir="ct-cache", batchsize=1)
image = next(iter(scans))["image"].to(device)
with torch.no_grad():
    image_embedding, _, text_embeddings = model(image, findings)
for finding, score in zip(findings, (text_embeddings @ image_embedding.T).flatten().tolist()):
    print(f"{score:.3f} {finding}")
