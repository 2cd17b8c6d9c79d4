import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import collector_vision as cvg
import cv2
from huggingface_hub import hf_hub_download

# Your own photos, of a card each.
photos = ["card.jpg", "other-card.jpg"]

detector = cvg.NeuralCornerDetector()
embedder = cvg.NeuralEmbedder(hf_hub_download("owner/name", "name.onnx", revision="v1.0"))
cards = []
for photo in photos:
    image = cv2.imread(photo)
    detection = detector.detect(image)
    if not detection.card_present:
        raise SystemExit(f"No card found in {photo}")
    cards.append(detection.dewarp(image))
embeddings = embedder.embed(cards)
# The closer to 1, the likelier the same card.
print(float(embeddings[0] @ embeddings[1]))
