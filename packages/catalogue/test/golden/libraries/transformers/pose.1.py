import torch
from transformers import AutoImageProcessor, VitPoseForPoseEstimation, pipeline
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "http://images.cocodataset.org/val2017/000000000139.jpg"
image = load_image(image)

processor = AutoImageProcessor.from_pretrained("owner/keypoint-detection")
model = VitPoseForPoseEstimation.from_pretrained(
    "owner/keypoint-detection",
    device_map="auto",
)

# A detector finds the people; the pose model looks at one box after the other.
detector = pipeline("object-detection", model="PekingU/rtdetr_r50vd_coco_o365")
people = [found["box"] for found in detector(image) if found["label"] == "person"]
# Left, top, width and height of each.
boxes = [
    [box["xmin"], box["ymin"], box["xmax"] - box["xmin"], box["ymax"] - box["ymin"]]
    for box in people
]
inputs = processor(images=image, boxes=[boxes], return_tensors="pt").to(model.device)
# ViTPose++ has experts for several datasets: the first is for people.
if model.config.backbone_config.num_experts > 1:
    inputs["dataset_index"] = torch.tensor([0], device=model.device)
with torch.no_grad():
    outputs = model(**inputs)
for person in processor.post_process_pose_estimation(outputs, boxes=[boxes])[0]:
    for label, (x, y), score in zip(person["labels"], person["keypoints"], person["scores"]):
        print(f"{model.config.id2label[label.item()]}: {x:.0f}, {y:.0f} ({score:.2f})")
