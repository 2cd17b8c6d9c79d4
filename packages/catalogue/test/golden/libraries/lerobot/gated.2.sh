# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Your own recordings, in LeRobot's format, of a robot with the same cameras and joints.
dataset=lerobot/svla_so101_pickplace

policy=owner/name
lerobot-train \
    --policy.path="$policy" \
    --policy.push_to_hub=false \
    --dataset.repo_id="$dataset" \
    --batch_size=64 \
    --steps=20000 \
    --output_dir=outputs/train
