# Runs in the folder of the repository, with one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures
# What a model of the family for segmentation saved for the same pictures.
masks=masks

hf download owner/sapiens-depth-0.3b-torchscript --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
python lite/demo/vis_depth.py weights/*.pt2 --seg_dir "$masks" \
    --batch-size 4 --input "$pictures" --output-root results
