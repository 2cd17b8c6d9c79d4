# Needs Python 3.12 and one of NVIDIA's GPUs. Your own folder with pictures of people.
pictures="$PWD/pictures"

hf download owner/sapiens2-seg-1b sapiens2_1b_seg.safetensors --local-dir weights
# Saves in the folder found, for each picture, what the model sees in it: to look at, and as numbers.
cd sapiens/dense &&
    python tools/vis/vis_seg.py configs/seg/shutterstock_goliath/sapiens2_1b_seg_shutterstock_goliath-1024x768.py ../../weights/sapiens2_1b_seg.safetensors --save_pred --input "$pictures" --output ../../found
