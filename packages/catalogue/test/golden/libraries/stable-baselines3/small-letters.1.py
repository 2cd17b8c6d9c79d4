from huggingface_hub import hf_hub_download
from stable_baselines3 import PPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.evaluation import evaluate_policy

environment = make_vec_env("Pusher-v5")

# The file holds pickles, which can run code: load it only if you trust its author.
agent_file = hf_hub_download("owner/ppo-pusher-v5", "ppo-pusher-v5.zip")
agent = PPO.load(agent_file, env=environment)

mean, deviation = evaluate_policy(agent, environment, n_eval_episodes=10)
print(f"Reward of an episode: {mean:.1f} ± {deviation:.1f}")
