import { comment, shell } from "@modelshelf/code";
import { all, extension, filename } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

const config = "/slicex_elm_config.json";

/** The folder of one slice of the model: a repository has several, for one task or for four. */
function slice(model: ModelRecord): string {
  const found = model.siblings?.find(({ rfilename }) => rfilename.endsWith(config))?.rfilename;
  if (found !== undefined) return found.slice(0, -config.length);
  const task = /^elm-v[\d.]+_(.+)$/.exec(model.id.slice(model.id.lastIndexOf("/") + 1))?.[1];
  return `elm-0.75_${task ?? "news_classification"}`;
}

export default {
  prettyLabel: "ELM",
  repoName: "elm",
  repoUrl: "https://github.com/slicex-ai/elm",
  filter: false,
  countDownloads: all(filename("slicex_elm_config"), extension("json")),
  // Of PyTorch the releases before 2.6: it loads a file with a class of its own in it, which later ones refuse.
  install: gitClone(
    "https://github.com/slicex-ai/elm",
    "fc76bf0d1b5e98264a40319bc9ee872aba62f2ee",
    "-r",
    "requirements.txt",
    "torch<2.6",
    "huggingface_hub",
  ),
  snippets: (model, context) => {
    const folder = slice(model);
    return [
      shell()`
        ${gate(model, context)}
        ${comment(pickleNote)}
        ${downloadTo("models", model, context, [`${folder}/`])}
        # Answers the inputs in example_prompts.json of that folder: write your own there.
        python run.py ${`models/${folder}`}
      `,
    ];
  },
  source: "repository slicex-ai/elm at fc76bf0, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "one-task": { id: "owner/elm-v0.1_news_summarization" },
  "known-files": {
    id: "owner/name",
    siblings: [{ rfilename: "models/elm-1.0_toxicity_detection/slicex_elm_config.json" }],
    gated: "auto",
  },
  "unknown-files": { id: "owner/name" },
} satisfies Examples;
