import ale_py
import gymnasium
from huggingface_hub import hf_hub_download
from stable_baselines3 import DQN
from stable_baselines3.common.env_util import make_atari_env
from stable_baselines3.common.evaluation import evaluate_policy
from stable_baselines3.common.vec_env import VecFrameStack

gymnasium.register_envs(ale_py)
# The agent sees four frames at a time.
environment = VecFrameStack(make_atari_env("SpaceInvadersNoFrameskip-v4"), n_stack=4)

# The file holds pickles, which can run code: load it only if you trust its author.
agent_file = hf_hub_download(
    "owner/dqn-SpaceInvadersNoFrameskip-v4",
    "dqn-SpaceInvadersNoFrameskip-v4.zip",
)
agent = DQN.load(agent_file, env=environment)

mean, deviation = evaluate_policy(agent, environment, n_eval_episodes=10)
print(f"Reward of an episode: {mean:.1f} ± {deviation:.1f}")
