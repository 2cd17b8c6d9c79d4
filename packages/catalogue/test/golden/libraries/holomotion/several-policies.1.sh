# Runs the policy in a simulator, in the folder of the repository: with conda, on Linux with one of NVIDIA's GPUs.
# A motion for the robot, as docs/motion_retargeting.md makes one. Put your own here.
motion=motion.npz

conda env create -f environments/environment_train_isaaclab_cu118.yaml
hf download owner/name --local-dir models
# Saves a video in a folder beside the policy.
MUJOCO_GL=osmesa HYDRA_FULL_ERROR=1 conda run -n holomotion_train \
    python holomotion/src/evaluation/eval_mujoco_sim2sim.py headless=true record_video=true use_gpu=true \
    +model_type=holomotion +motion_npz_path="$motion" \
    +ckpt_onnx_path=models/motion_tracking/exported/model_2.onnx \
    robot_xml_path=assets/robots/unitree/G1/29dof/scene_29dof.xml
