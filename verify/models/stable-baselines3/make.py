"""An agent that balances a pole, and one that was trained with observations scaled by statistics that stand beside it."""

from pathlib import Path

from stable_baselines3 import A2C, PPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecNormalize
from tiny import SEED, make_all, model

NETWORK = {"net_arch": [4]}


def card(environment: str) -> dict:
    """What huggingface_sb3 writes into the cards of what it uploads."""
    return {
        "tags": [environment, "deep-reinforcement-learning", "reinforcement-learning", "stable-baselines3"],
        "pipeline_tag": "reinforcement-learning",
    }


@model("ppo-CartPole-v1", **card("CartPole-v1"))
def balances(folder: Path) -> None:
    PPO("MlpPolicy", make_vec_env("CartPole-v1"), policy_kwargs=NETWORK, seed=SEED).save(folder / "ppo-CartPole-v1")


@model("a2c-Pendulum-v1", **card("Pendulum-v1"))
def swings(folder: Path) -> None:
    environment = VecNormalize(make_vec_env("Pendulum-v1", seed=SEED))
    agent = A2C("MlpPolicy", environment, policy_kwargs=NETWORK, seed=SEED)
    agent.learn(100)
    agent.save(folder / "a2c-Pendulum-v1")
    environment.save(str(folder / "vec_normalize.pkl"))


make_all()
