# How many rounds of errors are drawn at random and decoded, for each of two bases.
samples=8192

hf download owner/Ising-Decoder-ColorCode-1-Fast ising_decoder_color_code_1_fast_r13_v1.0.400_fp16.safetensors --local-dir models
# The code that errors are corrected in: of the two, the repository is set to the other.
sed -i 's/^code: surface/code: color/' conf/config_public.yaml
# How often errors remain, with the model before the decoder and without it: outputs/decoder/run.log
PREDECODER_SAFETENSORS_CHECKPOINT=models/ising_decoder_color_code_1_fast_r13_v1.0.400_fp16.safetensors PREDECODER_INFERENCE_NUM_SAMPLES="$samples" \
    WORKFLOW=inference EXPERIMENT_NAME=decoder bash code/scripts/local_run.sh
