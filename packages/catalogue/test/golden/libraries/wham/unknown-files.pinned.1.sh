# Needs one of NVIDIA's GPUs, and Linux with Python 3.9 and its venv. Scenes of the game to go on from, in the folder
# wham: here tiny-sample of https://huggingface.co/datasets/microsoft/bleeding-edge-gameplay-sample
scenes=tiny-sample

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir wham
cd wham &&
  # Makes the folder venv and installs what the program needs.
  bash setup_local.sh &&
  # Saves what it dreams in dreaming_output.
  venv/bin/python run_dreaming.py --model_path models/WHAM_200M.ckpt --data_path "$scenes"
