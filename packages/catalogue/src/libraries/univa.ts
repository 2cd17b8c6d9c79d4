import { comment, type Snippet, sh, shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

const prepare = (model: ModelRecord, context: SnippetContext): Snippet => shell("Download the model and its parts")`
  ${gate(model, context)}
  ${comment(pickleNote)}
  ${downloadTo("models/univa", model, context)}
  # Gated: accept its conditions on its page and log in with hf auth login.
  hf download black-forest-labs/FLUX.1-dev --local-dir models/flux
  hf download google/siglip2-so400m-patch16-512 --local-dir models/siglip
`;

const run = sh`
  python -m univa.serve.cli --model_path models/univa --flux_path models/flux --siglip_path models/siglip
`;

const needs = "Needs one of NVIDIA's GPUs, and: pip install flash-attn --no-build-isolation";

/** The program asks for a text and for pictures until both are empty. */
const generate = (model: ModelRecord): Snippet => shell("Generate a picture")`
  ${comment(needs)}
  prompt=${promptFor(model, "image")}

  # Saves generate_image_0.png. Without what is typed for it here, the program asks.
  printf '%s\n' "$prompt" '' '' '' | ${run}
`;

const edit = (model: ModelRecord): Snippet => shell("Change a picture")`
  ${comment(needs)}
  prompt=${promptFor(model, "edit")}
  # Your own picture.
  picture=cat.png

  # Saves generate_image_0.png. Without what is typed for it here, the program asks.
  printf '%s\n' "$prompt" "$picture" '' '' | ${run}
`;

export default {
  prettyLabel: "univa",
  repoName: "univa",
  repoUrl: "https://github.com/PKU-YuanGroup/UniWorld-V1",
  filter: true,
  countDownloads: path("config.json"),
  install: gitClone(
    "https://github.com/PKU-YuanGroup/UniWorld-V1",
    "8403e86505e22e13eb95b146915758b149eeaf6e",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [prepare(model, context), generate(model), edit(model)],
  source: "repository PKU-YuanGroup/UniWorld-V1 at 8403e86, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "any-to-any": { id: "owner/name", pipeline_tag: "any-to-any" },
  "gated-with-a-prompt": { id: "owner/name", gated: "auto", widgetData: [{ text: "A red bicycle." }] },
} satisfies Examples;
