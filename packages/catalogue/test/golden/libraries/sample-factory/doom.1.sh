hf download owner/name --local-dir train_dir/name
# The file holds pickles, which can run code: load it only if you trust its author. PyTorch must be told.
export TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD=1
# Prints the reward of ten games. Without --no_render it shows them; --device gpu takes an NVIDIA GPU.
python -m sf_examples.vizdoom.enjoy_vizdoom --algo APPO --env doom_health_gathering_supreme --train_dir train_dir --experiment name --device cpu --no_render --max_num_episodes 10
