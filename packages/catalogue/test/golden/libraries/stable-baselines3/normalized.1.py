import panda_gym  # noqa: F401
from huggingface_hub import hf_hub_download
from stable_baselines3 import A2C
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.evaluation import evaluate_policy
from stable_baselines3.common.vec_env import VecNormalize

environment = make_vec_env("PandaReachDense-v3")
# The agent knows observations scaled as in its training.
statistics = hf_hub_download("owner/a2c-PandaReachDense-v3", "vec_normalize.pkl")
environment = VecNormalize.load(statistics, environment)
environment.training = False
environment.norm_reward = False

# The file holds pickles, which can run code: load it only if you trust its author.
agent_file = hf_hub_download(
    "owner/a2c-PandaReachDense-v3",
    "a2c-PandaReachDense-v3.zip",
)
agent = A2C.load(agent_file, env=environment)

mean, deviation = evaluate_policy(agent, environment, n_eval_episodes=10)
print(f"Reward of an episode: {mean:.1f} ± {deviation:.1f}")
