from huggingface_hub import hf_hub_download
from stable_baselines3 import SAC
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.evaluation import evaluate_policy

# Trained in Ant-v3, which this succeeds.
environment = make_vec_env("Ant-v4", env_kwargs={"use_contact_forces": True})

# The file holds pickles, which can run code: load it only if you trust its author.
agent_file = hf_hub_download("owner/sac-Ant-v3", "sac-Ant-v3.zip")
agent = SAC.load(agent_file, env=environment)

mean, deviation = evaluate_policy(agent, environment, n_eval_episodes=10)
print(f"Reward of an episode: {mean:.1f} ± {deviation:.1f}")
