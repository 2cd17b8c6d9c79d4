from deepforest import get_data
from deepforest.main import deepforest

# Your own picture from the air; this one comes with the package.
image_path = get_data("OSBS_029.png")

model = deepforest(config_args={"model": {"name": "owner/name"}})
# In windows of 400 pixels, which overlap. None where it finds nothing.
found = model.predict_tile(image_path, patch_size=400, patch_overlap=0.25)
if found is not None:
    print(found[["label", "score", "xmin", "ymin", "xmax", "ymax"]])
    found.to_csv("found.csv", index=False)
    print("Saved found.csv")
