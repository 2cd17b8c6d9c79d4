import { comment, type Fragment, none, sh, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** The environments that come with Sample Factory, by the beginning of their names. */
const families = [
  { prefix: "doom_", extra: "vizdoom", module: "sf_examples.vizdoom.enjoy_vizdoom" },
  { prefix: "mujoco_", extra: "mujoco", module: "sf_examples.mujoco.enjoy_mujoco" },
  { prefix: "atari_", extra: "atari", module: "sf_examples.atari.enjoy_atari" },
] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What the model was trained in: the data set of the first result on its card. */
function environment(model: ModelRecord): string | undefined {
  const index = model.cardData?.["model-index"];
  const entry: unknown = Array.isArray(index) ? index[0] : undefined;
  const results = isObject(entry) ? entry.results : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  const dataset = isObject(result) ? result.dataset : undefined;
  const type = isObject(dataset) ? dataset.type : undefined;
  return typeof type === "string" ? type : undefined;
}

const familyOf = (name: string | undefined) => families.find(({ prefix }) => name?.startsWith(prefix));

/** The experiment is the folder that the model lies in. */
const experiment = (model: ModelRecord) => model.id.slice(model.id.lastIndexOf("/") + 1);

function play(model: ModelRecord): Fragment<"shell"> {
  const name = environment(model);
  const family = familyOf(name);
  if (name === undefined || family === undefined) {
    return sh`
      # The environment that it was trained in. Where it is not one of Sample Factory's own, a script of yours must register it: https://www.samplefactory.dev/03-customization/custom-environments/
      grep '"env":' ${`train_dir/${experiment(model)}/config.json`}
    `;
  }
  return sh`
    # The file holds pickles, which can run code: load it only if you trust its author. PyTorch must be told.
    export TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD=1
    # Prints the reward of ten games. Without --no_render it shows them; --device gpu takes an NVIDIA GPU.
    python -m ${family.module} --algo APPO --env ${name} --train_dir train_dir --experiment ${experiment(model)} --device cpu --no_render --max_num_episodes 10
  `;
}

export default {
  prettyLabel: "sample-factory",
  repoName: "sample-factory",
  repoUrl: "https://github.com/alex-petrenko/sample-factory",
  docsUrl: "https://huggingface.co/docs/hub/sample-factory",
  filter: true,
  countDownloads: path("cfg.json"),
  install: (model) => {
    const family = familyOf(environment(model));
    return pip(family === undefined ? "sample-factory" : `sample-factory[${family.extra}]`);
  },
  snippets: (model, context) => {
    const folder = `train_dir/${experiment(model)}`;
    return [
      shell()`
        ${isGated(model) ? sh`${comment(gatedNote(model, context))}` : none.shell}
        ${context.endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${context.endpoint}`}
        ${
          context.revision === undefined
            ? sh`hf download ${model.id} --local-dir ${folder}`
            : sh`hf download ${model.id} --revision ${context.revision} --local-dir ${folder}`
        }
        ${play(model)}
      `,
    ];
  },
  source: "sample-factory 2.1.1, source code, read 2026-11-21",
} satisfies Library;

const trainedIn = (type: string): ModelRecord => ({
  id: "owner/name",
  cardData: { "model-index": [{ name: "APPO", results: [{ dataset: { name: type, type } }] }] },
});

export const examples = {
  doom: trainedIn("doom_health_gathering_supreme"),
  mujoco: trainedIn("mujoco_ant"),
  "another-environment": trainedIn("push-v2"),
  "without-an-environment": { id: "owner/name", gated: "auto" },
} satisfies Examples;
