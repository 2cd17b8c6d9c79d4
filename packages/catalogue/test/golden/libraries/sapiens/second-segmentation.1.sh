# Runs in the folder of the repository, with Python 3.12 or later and one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures

hf download owner/sapiens2-seg-0.4b sapiens2_0.4b_seg.safetensors --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
cd sapiens/dense &&
    python tools/vis/vis_seg.py \
        configs/seg/shutterstock_goliath/sapiens2_0.4b_seg_shutterstock_goliath-1024x768.py \
        ../../weights/sapiens2_0.4b_seg.safetensors \
        --input "../../$pictures" --output ../../results
