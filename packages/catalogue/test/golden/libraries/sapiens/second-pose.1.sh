# Runs in the folder of the repository, with Python 3.12 or later and one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures

hf download owner/sapiens2-pose-5b sapiens2_5b_pose.safetensors --local-dir weights
# People are found by MMDetection, which the repository does not install: mmdet, with mmcv and mmengine.
hf download facebook/sapiens-pose-bbox-detector --local-dir detector
# Saves what it finds, and pictures of it, in the folder results.
cd sapiens/pose &&
    python tools/vis/vis_pose.py tools/vis/rtmdet_m_640-8xb32_coco-person.py ../../detector/*.pth \
        configs/keypoints308/shutterstock_goliath_3po/sapiens2_5b_keypoints308_shutterstock_goliath_3po-1024x768.py \
        ../../weights/sapiens2_5b_pose.safetensors \
        --input "../../$pictures" --output ../../results
