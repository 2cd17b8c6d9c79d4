# Your own robot, here an SO-101: lerobot-find-port finds its port, lerobot-find-cameras its cameras.
port=/dev/ttyACM0
# Cameras are called as in the model's training.
cameras='{front: {type: opencv, index_or_path: 0, width: 640, height: 480, fps: 30}}'
# What the robot shall do.
task='Put the red cube into the box.'

policy=owner/name
lerobot-rollout \
    --policy.path="$policy" \
    --robot.type=so101_follower \
    --robot.port="$port" \
    --robot.cameras="$cameras" \
    --duration=30 --task="$task"
