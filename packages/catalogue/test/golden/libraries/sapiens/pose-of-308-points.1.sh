# Runs in the folder of the repository, with one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures

hf download owner/sapiens-pose-1b-torchscript sapiens_1b_goliath_best_AP_640_torchscript.pt2 --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
python lite/demo/vis_pose.py weights/sapiens_1b_goliath_best_AP_640_torchscript.pt2 --num_keypoints 308 \
    --batch-size 4 --input "$pictures" --output-root results
