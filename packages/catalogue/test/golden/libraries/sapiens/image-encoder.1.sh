# Runs in the folder of the repository, with one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures

hf download owner/sapiens-pretrain-1b-torchscript --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
python lite/demo/extract_feature.py weights/*.pt2 \
    --batch-size 4 --input "$pictures" --output-root results
