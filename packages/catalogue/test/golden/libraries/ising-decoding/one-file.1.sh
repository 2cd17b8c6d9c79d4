# How many rounds of errors are drawn at random and decoded, for each of two bases.
samples=8192

hf download owner/name model.safetensors --local-dir models
# How often errors remain, with the model before the decoder and without it: outputs/decoder/run.log
PREDECODER_SAFETENSORS_CHECKPOINT=models/model.safetensors PREDECODER_INFERENCE_NUM_SAMPLES="$samples" \
    WORKFLOW=inference EXPERIMENT_NAME=decoder bash code/scripts/local_run.sh
