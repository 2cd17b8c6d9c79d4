import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, downloadFolder, downloadSteps, open } from "../app-steps.ts";

export default {
  prettyLabel: "text-generation-webui",
  docsUrl: "https://github.com/oobabooga/textgen",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isGgufWriter(question) && chosenGguf(question) !== undefined,
  steps: (question) => [
    open(
      "Download the portable build for your system, unpack it, and start textgen.",
      "Portable builds",
      "https://github.com/oobabooga/textgen/releases",
    ),
    ...downloadSteps(question, chosenGguf(question)?.files ?? []),
    { text: `Move what is in ${downloadFolder(question)} to the folder user_data/models of textgen.` },
    { text: "Choose the model in textgen, load it, and chat." },
  ],
  source: "text-generation-webui at 1dcde41d: README.md (read 2026-11-21)",
} satisfies LocalApp;
