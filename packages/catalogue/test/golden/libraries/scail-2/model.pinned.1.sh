# Needs one of NVIDIA's GPUs, and Python 3.10 to 3.12. A folder with your own picture of somebody, ref.jpg, and
# video of a movement, driving.mp4; scail_pose/POSE_INSTRUCTION.md makes the masks beside them.
folder=examples/001
prompt='A woman in a red coat dances on a wide square in front of a station, her arms raised, in the evening light.'

# The file holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir SCAIL-2
# Long descriptions are best. The video is written to samples.
printf '%s\n' "$prompt@@$folder" | bash scripts/sample_sgl_14Bsc_xc_cli.sh
