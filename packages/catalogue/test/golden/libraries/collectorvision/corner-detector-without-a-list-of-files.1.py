import collector_vision as cvg
import cv2
from huggingface_hub import hf_hub_download

# Your own photo of a card.
photo = "card.jpg"

detector = cvg.NeuralCornerDetector(hf_hub_download("owner/cornelius", "cornelius.onnx"))
image = cv2.imread(photo)
detection = detector.detect(image)
if detection.card_present:
    # Clockwise from the upper left, as parts of the picture's width and height.
    print(detection.corners)
    detection.dewarp(image).save("card-cut-out.png")
else:
    print("No card found")
