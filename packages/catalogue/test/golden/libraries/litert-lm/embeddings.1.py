import litert_lm
from huggingface_hub import hf_hub_download

sentences = ["The match was called off because of the storm.", "Bad weather forced them to cancel the game."]

model_path = hf_hub_download("owner/name", "embeddinggemma.litertlm")
with litert_lm.EmbeddingEngine(model_path) as engine:
    first, second = (result.embedding for result in engine.compute_embedding_batch(sentences))
# How alike the two are: 1 is the same.
lengths = sum(x * x for x in first) ** 0.5 * sum(x * x for x in second) ** 0.5
print(sum(x * y for x, y in zip(first, second)) / lengths)
