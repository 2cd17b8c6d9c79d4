# Runs in the folder of the repository, with Python 3.12 or later and one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures

hf download owner/sapiens2-pointmap-1b sapiens2_1b_pointmap.safetensors --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
cd sapiens/dense &&
    python tools/vis/vis_pointmap.py \
        configs/pointmap/render_people/sapiens2_1b_pointmap_render_people-1024x768.py \
        ../../weights/sapiens2_1b_pointmap.safetensors \
        --input "../../$pictures" --output ../../results
