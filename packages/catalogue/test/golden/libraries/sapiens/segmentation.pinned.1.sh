# Runs in the folder of the repository, with one of NVIDIA's GPUs.
# A folder of pictures of people: put your own here.
pictures=pictures

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/sapiens-seg-1b-torchscript sapiens_1b_goliath_best_goliath_mIoU_torchscript.pt2 --revision v1.0 --local-dir weights
# Saves what it finds, and pictures of it, in the folder results.
python lite/demo/vis_seg.py weights/sapiens_1b_goliath_best_goliath_mIoU_torchscript.pt2 \
    --batch-size 4 --input "$pictures" --output-root results
