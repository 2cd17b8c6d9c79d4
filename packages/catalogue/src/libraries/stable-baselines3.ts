import { comment, type Fragment, identifier, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** Name of the class by the name that the training scripts put before the environment's in a file's name. */
const algorithms: Readonly<Record<string, { readonly name: string; readonly module: string }>> = {
  a2c: { name: "A2C", module: "stable_baselines3" },
  ddpg: { name: "DDPG", module: "stable_baselines3" },
  dqn: { name: "DQN", module: "stable_baselines3" },
  ppo: { name: "PPO", module: "stable_baselines3" },
  sac: { name: "SAC", module: "stable_baselines3" },
  td3: { name: "TD3", module: "stable_baselines3" },
  ars: { name: "ARS", module: "sb3_contrib" },
  crossq: { name: "CrossQ", module: "sb3_contrib" },
  qrdqn: { name: "QRDQN", module: "sb3_contrib" },
  tqc: { name: "TQC", module: "sb3_contrib" },
  trpo: { name: "TRPO", module: "sb3_contrib" },
};

/** Environments that gymnasium 1 has under a newer number alone, with the same observations and actions. */
const successors: Readonly<Record<string, string>> = {
  "LunarLander-v2": "LunarLander-v3",
  "LunarLanderContinuous-v2": "LunarLanderContinuous-v3",
  "CarRacing-v2": "CarRacing-v3",
  "Pendulum-v0": "Pendulum-v1",
};

/** Tags write these small too, and gymnasium does not. */
const mujocoNames: readonly string[] = [
  "Ant",
  "HalfCheetah",
  "Hopper",
  "Humanoid",
  "HumanoidStandup",
  "InvertedDoublePendulum",
  "InvertedPendulum",
  "Pusher",
  "Reacher",
  "Swimmer",
  "Walker2d",
];

const mujocoName = (environment: string): string | undefined => {
  const name = environment.replace(/-v\d+$/, "").toLowerCase();
  return mujocoNames.find((known) => known.toLowerCase() === name);
};

/** What gymnasium 1 calls the environment. It has versions 2 and 3 of MuJoCo's in name alone: 4 is the same world. */
function currentName(trainedIn: string): string {
  const mujoco = mujocoName(trainedIn);
  if (mujoco === undefined) return lookup(successors, trainedIn) ?? trainedIn;
  const version = Number(/\d+$/.exec(trainedIn)?.[0]);
  // Pusher's version 4 refuses the current release of MuJoCo.
  return `${mujoco}-v${Math.max(version, mujoco === "Pusher" ? 5 : 4)}`;
}

interface Agent {
  readonly file: string;
  readonly algorithm: { readonly name: string; readonly module: string };
  /** What the agent was trained in, or undefined if the record does not say. */
  readonly environment: string | undefined;
  /** Whether observations were scaled with statistics that stand beside the agent. */
  readonly normalized: boolean;
}

function agentOf(model: ModelRecord): Agent {
  const name = model.id.slice(model.id.indexOf("/") + 1);
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  const zips = files.filter((file) => /^[^/]+\.zip$/.test(file) && file !== "train_eval_metrics.zip");
  const file = zips.find((zip) => zip === `${name}.zip`) ?? zips[0] ?? `${name}.zip`;
  const words = (text: string) => text.toLowerCase().split(/[-_.\s]/);
  const algorithm = [...words(file), ...words(name)].flatMap((word) => lookup(algorithms, word) ?? [])[0];
  return {
    file,
    algorithm: algorithm ?? { name: "PPO", module: "stable_baselines3" },
    environment: model.tags?.find((tag) => /-v\d+$/.test(tag)) ?? /[A-Z]\w+-v\d+$/.exec(name)?.[0],
    normalized: files.includes("vec_normalize.pkl"),
  };
}

const isAtari = (environment: string) => environment.includes("NoFrameskip-v");

/** What must be imported so that gymnasium knows the environment. */
function registration(environment: string): Fragment<"python"> {
  if (environment.startsWith("Panda")) return pyImport("import panda_gym  # noqa: F401");
  if (environment.startsWith("seals/")) return pyImport("import seals  # noqa: F401");
  return none.python;
}

/** Package that brings the environment, besides gymnasium itself. */
function environmentPackage(environment: string): string[] {
  if (isAtari(environment)) return ["stable-baselines3[extra]"];
  if (environment.startsWith("Panda")) return ["panda-gym"];
  if (environment.startsWith("seals/")) return ["seals"];
  if (/^(?:LunarLander|BipedalWalker|CarRacing)/.test(environment)) return ["gymnasium[box2d]"];
  return mujocoName(environment) === undefined ? [] : ["gymnasium[mujoco]"];
}

const download = (model: ModelRecord, { revision }: SnippetContext, file: string) =>
  pythonCall("hf_hub_download", [model.id, file], { revision });

/** Versions 2 and 3 of this one showed the agent the forces of contact, later ones only when asked. */
const contactForces = (trainedIn: string) =>
  /^Ant-v[23]$/.test(trainedIn) ? py`{"use_contact_forces": True}` : undefined;

function makeEnvironment(trainedIn: string, agent: Agent, model: ModelRecord, context: SnippetContext) {
  const environment = currentName(trainedIn);
  if (isAtari(environment)) {
    return py`
      ${pyImport("import ale_py", "import gymnasium", "from stable_baselines3.common.env_util import make_atari_env")}
      ${pyImport("from stable_baselines3.common.vec_env import VecFrameStack")}
      gymnasium.register_envs(ale_py)
      # The agent sees four frames at a time.
      environment = VecFrameStack(make_atari_env(${environment}), n_stack=4)
    `;
  }
  const note =
    environment.toLowerCase() === trainedIn.toLowerCase()
      ? none.python
      : py`${comment(`Trained in ${trainedIn}, which this succeeds.`)}`;
  return py`
    ${pyImport("from stable_baselines3.common.env_util import make_vec_env")}
    ${registration(environment)}
    ${note}
    environment = ${pythonCall("make_vec_env", [environment], { env_kwargs: contactForces(trainedIn) })}
    ${agent.normalized ? normalization(model, context) : none.python}
  `;
}

const normalization = (model: ModelRecord, context: SnippetContext) => py`
  ${pyImport("from stable_baselines3.common.vec_env import VecNormalize")}
  # The agent knows observations scaled as in its training.
  statistics = ${download(model, context, "vec_normalize.pkl")}
  environment = VecNormalize.load(statistics, environment)
  environment.training = False
  environment.norm_reward = False
`;

function evaluate(model: ModelRecord, context: SnippetContext): Snippet {
  const agent = agentOf(model);
  const { name, module } = agent.algorithm;
  const missing =
    agent.environment === undefined
      ? py`# The model's page says which environment, algorithm and file these must be.`
      : none.python;
  return python()`
    ${head(model, context)}

    from huggingface_hub import hf_hub_download
    from stable_baselines3.common.evaluation import evaluate_policy
    from ${identifier(module)} import ${identifier(name)}

    ${missing}
    ${makeEnvironment(agent.environment ?? "CartPole-v1", agent, model, context)}

    # The file holds pickles, which can run code: load it only if you trust its author.
    agent_file = ${download(model, context, agent.file)}
    agent = ${identifier(name)}.load(agent_file, env=environment)

    mean, deviation = evaluate_policy(agent, environment, n_eval_episodes=10)
    print(f"Reward of an episode: {mean:.1f} ± {deviation:.1f}")
  `;
}

export default {
  prettyLabel: "stable-baselines3",
  repoName: "stable-baselines3",
  repoUrl: "https://github.com/huggingface/huggingface_sb3",
  docsUrl: "https://huggingface.co/docs/hub/stable-baselines3",
  filter: true,
  countDownloads: extension("zip"),
  applies: { tags: ["stable-baselines3"] },
  // huggingface_sb3 3.0 wants huggingface_hub below 1 and takes no revision, so the file is fetched without it.
  install: (model) => {
    const { algorithm, environment } = agentOf(model);
    const contrib = algorithm.module === "sb3_contrib" ? ["sb3-contrib"] : [];
    const more = environmentPackage(environment ?? "");
    const own = more.includes("stable-baselines3[extra]") ? [] : ["stable-baselines3"];
    return pip(...own, ...contrib, ...more, "huggingface_hub");
  },
  snippets: (model, context) => [evaluate(model, context)],
  source:
    "stable-baselines3 2.9.2, gymnasium 1.4.0 and rl-zoo3 2.9.2 (names of algorithms), source code, read 2026-11-21",
} satisfies Library;

const zip = (rfilename: string, ...more: string[]) => [rfilename, ...more].map((name) => ({ rfilename: name }));

export const examples = {
  "cart-pole": { id: "owner/ppo-CartPole-v1", tags: ["CartPole-v1"], siblings: zip("ppo-CartPole-v1.zip") },
  "older-number": { id: "owner/name", tags: ["LunarLander-v2"], siblings: zip("ppo-LunarLander-v2.zip") },
  atari: { id: "owner/dqn-SpaceInvadersNoFrameskip-v4" },
  normalized: {
    id: "owner/a2c-PandaReachDense-v3",
    siblings: zip("train_eval_metrics.zip", "a2c-PandaReachDense-v3.zip", "vec_normalize.pkl"),
  },
  "of-the-contrib-package": { id: "owner/tqc-Hopper-v4", tags: ["Hopper-v4"] },
  "older-number-of-mujoco": { id: "owner/sac-Ant-v3", tags: ["Ant-v3"] },
  "small-letters": { id: "owner/ppo-pusher-v5", tags: ["pusher-v5"] },
  "another-package": { id: "owner/ppo-seals-CartPole-v0", tags: ["seals/CartPole-v0"] },
  "without-hints": { id: "owner/name" },
} satisfies Examples;
