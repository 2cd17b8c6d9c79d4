from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import auto_import

# Your own scan of a handwritten page.
image_path = "page.jpg"

steps = [
    {
        "step": "Segmentation",
        "settings": {
            "model": "yolo",
            "model_settings": {
                "model": "owner/name",
            },
        },
    },
    {"step": "Export", "settings": {"format": "json", "dest": "output"}},
]
pipeline = Pipeline.from_config({"steps": steps})
for pages in auto_import([image_path], max_size=1):
    print(pipeline.run(pages))
