# Needs Python 3.12 and one of NVIDIA's GPUs. Your own folder with pictures of people.
pictures="$PWD/pictures"

# Who is where in the pictures, which the program asks for.
hf download facebook/sapiens2-seg-0.8b sapiens2_0.8b_seg.safetensors --local-dir weights
(cd sapiens/dense && python tools/vis/vis_seg.py configs/seg/shutterstock_goliath/sapiens2_0.8b_seg_shutterstock_goliath-1024x768.py \
    ../../weights/sapiens2_0.8b_seg.safetensors --save_pred --input "$pictures" --output ../../outlines)
hf download owner/sapiens2-normal-0.8b sapiens2_0.8b_normal.safetensors --local-dir weights
# Saves in the folder found, for each picture, what the model sees in it: to look at, and as numbers.
cd sapiens/dense &&
    python tools/vis/vis_normal.py configs/normal/metasim_render_people/sapiens2_0.8b_normal_metasim_render_people-1024x768.py ../../weights/sapiens2_0.8b_normal.safetensors --input "$pictures" --output ../../found --seg_dir ../../outlines
