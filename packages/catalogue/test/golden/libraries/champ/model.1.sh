# Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs: 100 frames take about 20 GB.
# Who moves. The project's example is downloaded below: put your own picture here.
picture=example_data/ref_images/ref-02.png
# How: a folder of frames of depth, normal, semantic_map, dwpose and mask, which docs/data_process.md makes of a video.
motion=example_data/motions/motion-02

huggingface-cli download fudan-generative-ai/champ_motions_example --repo-type dataset --local-dir example_data
# The files hold pickles, which can run code: load them only if you trust their author.
huggingface-cli download owner/name --local-dir pretrained_models
# The settings are in a file.
sed -e "s|ref_image_path: '[^']*'|ref_image_path: '$picture'|" \
    -e "s|guidance_data_folder: '[^']*'|guidance_data_folder: '$motion'|" \
    configs/inference/inference.yaml > own.yaml
# Saves results/Animation-.../animation.mp4.
python inference.py --config own.yaml
