# Runs in the folder of the repository, with one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures

hf download owner/sapiens-pose sapiens_1b_coco_wholebody_best_AP_727_torchscript.pt2 --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
python lite/demo/vis_pose.py weights/sapiens_1b_coco_wholebody_best_AP_727_torchscript.pt2 --num_keypoints 133 \
    --batch-size 4 --input "$pictures" --output-root results
