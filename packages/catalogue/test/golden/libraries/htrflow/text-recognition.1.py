from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import auto_import

# Your own scan of a handwritten page.
image_path = "page.jpg"
# What finds the parts of the page that the model works on.
region_model = "Riksarkivet/yolov9-regions-1"
line_model = "Riksarkivet/yolov9-lines-within-regions-1"

steps = [
    {"step": "Segmentation", "settings": {"model": "yolo", "model_settings": {"model": region_model}}},
    {"step": "Segmentation", "settings": {"model": "yolo", "model_settings": {"model": line_model}}},
    {
        "step": "TextRecognition",
        "settings": {
            "model": "TrOCR",
            "model_settings": {
                "model": "owner/name",
            },
        },
    },
    {"step": "OrderLines"},
    {"step": "Export", "settings": {"format": "txt", "dest": "output"}},
]
pipeline = Pipeline.from_config({"steps": steps})
for pages in auto_import([image_path], max_size=1):
    print(pipeline.run(pages))
