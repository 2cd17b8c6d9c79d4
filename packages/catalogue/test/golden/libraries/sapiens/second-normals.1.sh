# Runs in the folder of the repository, with Python 3.12 or later and one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures
# What a model of the family for segmentation saved for the same pictures.
masks=masks

hf download owner/sapiens2-normal-1b sapiens2_1b_normal.safetensors --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
cd sapiens/dense &&
    python tools/vis/vis_normal.py \
        configs/normal/metasim_render_people/sapiens2_1b_normal_metasim_render_people-1024x768.py \
        ../../weights/sapiens2_1b_normal.safetensors --seg_dir "../../$masks" \
        --input "../../$pictures" --output ../../results
