import torch
from transformers import AutoModel, AutoTokenizer

sentences = [
    "Bring a warm coat, the evenings on the coast get cold.",
    "Pack a thick jacket for the seaside at night.",
]

tokenizer = AutoTokenizer.from_pretrained("owner/sentence-similarity")
model = AutoModel.from_pretrained("owner/sentence-similarity", device_map="auto")

inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
# The mean of a sentence's tokens; the model's card may name another way.
mask = inputs["attention_mask"].unsqueeze(-1)
embeddings = (outputs[0] * mask).sum(dim=1) / mask.sum(dim=1)
print(torch.nn.functional.cosine_similarity(embeddings[0], embeddings[1], dim=0).item())
