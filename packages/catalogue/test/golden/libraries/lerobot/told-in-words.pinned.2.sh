# Your own recordings, in LeRobot's format, of a robot with the same cameras and joints.
dataset=owner/data

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir policy
policy=policy
lerobot-train \
    --policy.path="$policy" \
    --policy.push_to_hub=false \
    --dataset.repo_id="$dataset" \
    --batch_size=64 \
    --steps=20000 \
    --output_dir=outputs/train
