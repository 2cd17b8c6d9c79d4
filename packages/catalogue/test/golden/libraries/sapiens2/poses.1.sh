# Gated model: accept its conditions at https://huggingface.co/owner/sapiens2-pose-1b and log in with: hf auth login
# Needs Python 3.12 and one of NVIDIA's GPUs. Your own folder with pictures of people.
pictures="$PWD/pictures"

# What finds people, whose poses the model sees one at a time: of OpenMMLab, which is built here.
pip install openmim
mim install mmengine mmcv==2.1.0 mmdet==3.3.0
hf download facebook/sapiens-pose-bbox-detector --local-dir detector
hf download owner/sapiens2-pose-1b sapiens2_1b_pose.safetensors --local-dir weights
# Saves in the folder found each picture with 308 points on each person, and their numbers as JSON.
cd sapiens/pose &&
    python tools/vis/vis_pose.py tools/vis/rtmdet_m_640-8xb32_coco-person.py ../../detector/rtmdet_m.pth \
        configs/keypoints308/shutterstock_goliath_3po/sapiens2_1b_keypoints308_shutterstock_goliath_3po-1024x768.py \
        ../../weights/sapiens2_1b_pose.safetensors --input "$pictures" --output ../../found
