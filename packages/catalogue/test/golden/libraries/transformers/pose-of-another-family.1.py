from transformers import AutoModelForPoseEstimation

model = AutoModelForPoseEstimation.from_pretrained(
    "owner/keypoint-detection",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
