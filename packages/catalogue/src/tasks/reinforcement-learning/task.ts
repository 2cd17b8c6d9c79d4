import type { Task } from "../../task.ts";

export default {
  summary:
    "An agent learns by trial: it observes a situation, picks an action, and is told by a reward how well that went. What comes out is a policy, a function from observation to action that collects as much reward as possible over time. It plays games, balances and steers machines, sets prices, cools data centres and tunes language models.",
  datasets: [
    {
      id: "edbeeching/decision_transformer_gym_replay",
      description:
        "Recorded runs of HalfCheetah, Hopper and Walker2D from D4RL, to learn a policy without a simulator.",
    },
  ],
  models: [
    {
      id: "sb3/ppo-CartPole-v1",
      description: "Balances a pole for all 500 steps; small enough to test a set-up with in seconds.",
    },
    {
      id: "Sahilsea/ppo-LunarLander-v3",
      description: "Lands a spacecraft between two flags; trained in August 2026 in the version that gymnasium 1 has.",
    },
    {
      id: "edbeeching/decision-transformer-gym-hopper-expert",
      description: "Decision Transformer that predicts a hopping leg's next action from the return it is asked for.",
    },
    {
      id: "HumanCompatibleAI/ppo-seals-CartPole-v0",
      description: "Expert for seals' cart pole with fixed episode length, used to generate runs for imitation.",
    },
  ],
  spaces: [
    { id: "ThomasSimonini/Huggy", description: "Throw a stick in the browser for a dog that has learnt to fetch it." },
    { id: "ThomasSimonini/SnowballFight", description: "A snowball duel in a Unity scene, you against an agent." },
  ],
  metrics: [
    {
      id: "Discounted Total Reward",
      description: "What the agent itself maximises: rewards count less the later they come.",
      formula: "sum over the steps of a run of the reward times the discount factor to the power of the step's number",
      range: "no lower end, no upper end",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Markov_decision_process",
    },
    {
      id: "Mean Reward",
      description: "The figure on agents' cards: undiscounted reward of an episode, over ten or a hundred episodes.",
      formula: "sum of the rewards of each test episode, averaged over the episodes; given with its standard deviation",
      range: "no lower end, no upper end",
      better: "higher",
      definition: "https://stable-baselines3.readthedocs.io/en/master/common/evaluation.html",
    },
    {
      id: "Level of Performance After Some Time",
      description: "How far training has come after a fixed budget of steps, which compares how fast methods learn.",
      formula: "mean reward of test episodes, played after the same number of training steps for every method",
      range: "no lower end, no upper end",
      better: "higher",
      definition: "https://arxiv.org/abs/1709.06560",
    },
    {
      id: "Interquartile Mean",
      description: "Sums up many games and seeds without letting a single lucky run decide.",
      formula: "mean of the middle half of the normalised scores, after the lowest and the highest quarter are dropped",
      range: "no lower end, no upper end",
      better: "higher",
      definition: "https://arxiv.org/abs/2108.13264",
    },
  ],
  widgetModels: ["sb3/ppo-CartPole-v1"],
  youtubeId: "q0BiUn5LiBc",
  isPlaceholder: false,
  // Facts of the record: the repository's card and pages on the public hub, stored copies read 2026-11-21.
  exampleModels: [
    {
      id: "sb3/ppo-CartPole-v1",
      library_name: "stable-baselines3",
      pipeline_tag: "reinforcement-learning",
      tags: ["stable-baselines3", "CartPole-v1", "deep-reinforcement-learning", "reinforcement-learning"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Observation",
        content: "Cart 0.02 m right of the middle, standing still; pole tilted 0.7° to the right, turning slowly.",
      },
    ],
    outputs: [
      { type: "text", label: "Action", content: "Push the cart to the right" },
      { type: "text", label: "Reward", content: "+1, because the pole still stands" },
      {
        type: "img",
        filename: "cart-pole.mp4",
        alt: "Two carts side by side. On the left the pole falls within ten steps, try after try; on the right a trained agent keeps it upright.",
      },
      {
        type: "tabular",
        table: [
          ["Steps of training", "Mean reward of 100 episodes", "Standard deviation"],
          ["0", "9.5", "0.8"],
          ["4,096", "129.8", "53.9"],
          ["8,192", "415.3", "101.2"],
          ["16,384", "298.9", "45.6"],
          ["32,768", "500.0", "0.0"],
          ["65,536", "500.0", "0.0"],
        ],
      },
    ],
    note: "Table and film show a PPO agent that we trained in one minute with stable-baselines3 2.9.2. The observation in words is an illustration.",
  },
  related: ["robotics", "text-generation"],
  tools: [
    {
      name: "Gymnasium",
      url: "https://gymnasium.farama.org",
      description: "The interface of environments that nearly all packages share, with classic games and physics.",
    },
    {
      name: "RL Baselines3 Zoo",
      url: "https://github.com/DLR-RM/rl-baselines3-zoo",
      description: "Tuned settings, training and filming scripts for the algorithms of stable-baselines3.",
    },
    {
      name: "CleanRL",
      url: "https://github.com/vwxyzjn/cleanrl",
      description: "Each algorithm in one file without classes around it; made to be read and changed.",
    },
    {
      name: "Ray RLlib",
      url: "https://docs.ray.io/en/latest/rllib/index.html",
      description: "Spreads simulation and learning over a cluster, for several agents too.",
    },
  ],
} satisfies Task;
