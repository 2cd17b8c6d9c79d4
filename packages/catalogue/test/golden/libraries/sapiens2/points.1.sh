# Needs Python 3.12 and one of NVIDIA's GPUs. Your own folder with pictures of people.
pictures="$PWD/pictures"

pip install open3d
hf download owner/sapiens2-pointmap-5b sapiens2_5b_pointmap.safetensors --local-dir weights
# Saves in the folder found, for each picture, what the model sees in it: to look at, and as numbers.
cd sapiens/dense &&
    python tools/vis/vis_pointmap.py configs/pointmap/render_people/sapiens2_5b_pointmap_render_people-1024x768.py ../../weights/sapiens2_5b_pointmap.safetensors --input "$pictures" --output ../../found
