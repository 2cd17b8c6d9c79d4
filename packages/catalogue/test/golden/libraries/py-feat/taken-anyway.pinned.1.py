# Needs Python 3.11 or later. The detector downloads this model, and the others that it needs.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from feat import Detectorv1

# Your own picture, with faces in it.
image_path = "photo.jpg"

detector = Detectorv1(device="auto")
faces = detector.detect([image_path])
# One row a face. Also: landmarks, poses, gazes, identities.
print(faces.faceboxes)
print(faces.emotions)
print(faces.aus)
