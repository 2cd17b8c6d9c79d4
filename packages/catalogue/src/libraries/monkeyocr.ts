import { shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

export default {
  prettyLabel: "MonkeyOCR",
  repoName: "monkeyocr",
  repoUrl: "https://github.com/Yuliang-Liu/MonkeyOCR",
  filter: false,
  countDownloads: path("Recognition/config.json"),
  install: gitClone("https://github.com/Yuliang-Liu/MonkeyOCR", "43fe6776d5c1f43269783528d8dbaf593f0553d4", "-e", "."),
  snippets: (model, context) => [
    shell()`
      # Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs.
      ${gate(model, context)}
      # A PDF, a picture, or a folder of them: put your own here.
      document=document.pdf

      # The file in Structure holds pickles, which can run code: load it only if you trust its author.
      ${downloadTo("model_weight", model, context)}
      # Saves Markdown, the layout as a PDF, and what was found as JSON in a folder of its own in output.
      python parse.py "$document" -o output
    `,
  ],
  source:
    "public hub's list of libraries, and repository Yuliang-Liu/MonkeyOCR at 43fe677, README, parse.py and model_configs.yaml, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
