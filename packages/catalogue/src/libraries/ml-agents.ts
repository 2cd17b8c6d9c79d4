import { comment, none, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** The agent's brain as Unity takes it: at the root, checkpoints lie in folders. */
const policy = (model: ModelRecord): string =>
  model.siblings?.map(({ rfilename }) => rfilename).find((file) => /^[^/]+\.onnx$/.test(file)) ?? "the .onnx file";

/** ML-Agents' own command takes the default branch alone. */
function download(model: ModelRecord, { revision }: SnippetContext) {
  const separator = model.id.indexOf("/");
  if (revision === undefined && separator > 0)
    return sh`mlagents-load-from-hf --repo-id ${model.id} --local-dir models`;
  const folder = `models/${model.id.slice(separator + 1)}`;
  return revision === undefined
    ? sh`hf download ${model.id} --local-dir ${folder}`
    : sh`hf download ${model.id} --revision ${revision} --local-dir ${folder}`;
}

export default {
  prettyLabel: "ml-agents",
  repoName: "ml-agents",
  repoUrl: "https://github.com/Unity-Technologies/ml-agents",
  docsUrl: "https://huggingface.co/docs/hub/ml-agents",
  filter: true,
  countDownloads: extension("onnx"),
  install: pip("mlagents"),
  snippets: (model, context) => [
    shell()`
      ${isGated(model) ? sh`${comment(gatedNote(model, context))}` : none.shell}
      # mlagents 1.1.0 installs on Python 3.10.1 to 3.10.12 only.
      ${context.endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${context.endpoint}`}
      ${download(model, context)}
      ${comment(
        `In Unity, with the package com.unity.ml-agents: drag ${policy(model)} from the folder models into Assets, and choose it as the Model in the agent's Behavior Parameters.`,
      )}
    `,
  ],
  source: "mlagents 1.1.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  policy: {
    id: "owner/ppo-Huggy",
    siblings: [{ rfilename: "Huggy/Huggy-199807.onnx" }, { rfilename: "Huggy.onnx" }],
  },
  "without-a-list-of-files": { id: "owner/name", gated: "manual" },
  "without-an-owner": { id: "name" },
} satisfies Examples;
