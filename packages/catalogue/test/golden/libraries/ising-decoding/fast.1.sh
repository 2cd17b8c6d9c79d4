# How many rounds of errors are drawn at random and decoded, for each of two bases.
samples=8192

hf download owner/Ising-Decoder-SurfaceCode-1-Fast ising_decoder_surface_code_1_fast_r9_v1.0.77_fp16.safetensors --local-dir models
# How often errors remain, with the model before the decoder and without it: outputs/decoder/run.log
PREDECODER_SAFETENSORS_CHECKPOINT=models/ising_decoder_surface_code_1_fast_r9_v1.0.77_fp16.safetensors PREDECODER_INFERENCE_NUM_SAMPLES="$samples" \
    WORKFLOW=inference EXPERIMENT_NAME=decoder bash code/scripts/local_run.sh
