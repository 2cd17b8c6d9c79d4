# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs one of NVIDIA's GPUs, and Linux with Python 3.9 and its venv. Scenes of the game to go on from, in the folder
# wham: here tiny-sample of https://huggingface.co/datasets/microsoft/bleeding-edge-gameplay-sample
scenes=tiny-sample

hf download owner/name --local-dir wham
cd wham &&
  # Makes the folder venv and installs what the program needs.
  bash setup_local.sh &&
  # Saves what it dreams in dreaming_output.
  venv/bin/python run_dreaming.py --model_path models/WHAM_1.6B_v1.ckpt --data_path "$scenes"
