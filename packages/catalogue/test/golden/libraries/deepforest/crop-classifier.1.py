# Gated model: accept its conditions at https://huggingface.co/owner/cropmodel-species and log in with: hf auth login

from deepforest import get_data
from deepforest.main import deepforest
from deepforest.model import CropModel

# Your own picture from the air; this one comes with the package.
image_path = get_data("OSBS_029.png")

# Finds trees; for other things, load another one into it: detector.load_model("owner/name").
detector = deepforest()
model = CropModel.load_model("owner/cropmodel-species")
found = detector.predict_tile(image_path, patch_size=400, patch_overlap=0.25, crop_model=model)
if found is not None:
    print(found[["cropmodel_label", "cropmodel_score", "xmin", "ymin", "xmax", "ymax"]])
    found.to_csv("found.csv", index=False)
    print("Saved found.csv")
