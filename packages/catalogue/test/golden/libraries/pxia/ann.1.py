import torch
from pxia import ANN

model = ANN.from_pretrained("owner/name")
model.eval()
inputs = torch.rand(1, model.cfg.a)
with torch.no_grad():
    print(model(inputs))
