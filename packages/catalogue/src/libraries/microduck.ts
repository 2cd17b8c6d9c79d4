import { type Snippet, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

/** Policies are shared as one file of this name. */
const policyOf = (model: ModelRecord): string => {
  const files = weightsFiles(model, ".onnx");
  return files.find((file) => file === "policy.onnx") ?? files[0] ?? "policy.onnx";
};

const simulate = (model: ModelRecord, context: SnippetContext): Snippet => shell("Drive it in a simulator")`
  ${gate(model, context)}
  # Needs a screen. Its keys are read in the terminal: the arrows walk. On a Mac, mjpython stands for python.
  ${downloadTo("policy", model, context, [policyOf(model)])}
  uv run python scripts/infer_policy.py --walking ${`policy/${policyOf(model)}`} --new-cmd-obs
`;

/** The robot's own program, which downloads from the public hub. */
const load = (model: ModelRecord): Snippet => shell("Run it on the robot")`
  # On the robot. A way to walk: into its slot.
  sudo robotctl policy load walk ${model.id}
  # Or a movement that ends: under a name of your own.
  sudo robotctl policy add trick ${model.id}
  robotctl robot "do" trick
`;

export default {
  prettyLabel: "Microduck",
  repoName: "Microduck",
  repoUrl: "https://github.com/pollen-robotics/microduck_rl",
  filter: true,
  countDownloads: extension("onnx"),
  // The project installs itself by uv, as its list of packages asks for.
  install: gitClone(
    "https://github.com/pollen-robotics/microduck_rl",
    "016ac94e56cb119742af9a64af9e5ff578afa0c7",
    "uv",
    "huggingface_hub",
  ),
  snippets: (model, context) => [simulate(model, context), load(model)],
  fixedSource: "the robot's program takes no revision",
  source: "repository pollen-robotics/microduck_rl at 016ac94, README, documentation and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "unknown-files": { id: "owner/name" },
  "one-policy": { id: "owner/name", siblings: [{ rfilename: "policy.onnx" }], gated: "auto" },
  "another-name": { id: "owner/name", siblings: [{ rfilename: "walk.onnx" }] },
} satisfies Examples;
