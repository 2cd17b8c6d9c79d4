# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs one of NVIDIA's GPUs with 80 GB. First set up what Lyra-2/INSTALL.md says.
cd Lyra-2 || exit
# Your own picture of a place, and what is in it.
picture=assets/samples/04.png
prompt='A quiet mountain village with stone houses and narrow paths in the evening light.'

hf download owner/name --local-dir .
export PYTHONPATH=. PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
# Moves in, then out. In four steps, and 15 times as fast, with --use_dmd
python -m lyra_2._src.inference.lyra2_zoomgs_inference --input_image_path "$picture" --prompt "$prompt" \
    --experiment lyra2 --checkpoint_dir checkpoints/model --output_path outputs \
    --num_frames_zoom_in 81 --num_frames_zoom_out 241
# The video as a scene in space: reconstructed_scene.ply
python -m lyra_2._src.inference.vipe_da3_gs_recon --input_video_path \
    "outputs/videos/$(basename "${picture%.*}").mp4"
