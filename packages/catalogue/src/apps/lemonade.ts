import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, open, quantizationTag, runWords } from "../app-steps.ts";
import { isGated } from "../loading.ts";

export default {
  prettyLabel: "Lemonade",
  docsUrl: "https://lemonade-server.ai/docs/",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  // Its server downloads, and has the hub's address from its own environment: only the public one is promised.
  fits: (question) =>
    isGgufWriter(question) &&
    question.endpoint === undefined &&
    !isGated(question.model) &&
    (chosenGguf(question) === undefined || quantizationTag(question) !== undefined),
  steps: (question) => {
    const tag = quantizationTag(question);
    const { id } = question.model;
    return [
      open("Install Lemonade.", "Installing Lemonade", "https://lemonade-server.ai/docs/guide/install/"),
      runWords(question, "Download the model.", ["lemonade", "pull", tag === undefined ? id : `${id}:${tag}`]),
      { text: "Choose the model on its page, http://localhost:13305, and talk to it there." },
    ];
  },
  source:
    "Lemonade at e385039ed: docs/guide/configuration/custom-models.md, docs/guide/cli.md, docs/guide/README.md (read 2026-11-21)",
} satisfies LocalApp;
