import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, open, runWords } from "../app-steps.ts";

export default {
  prettyLabel: "Lemonade",
  docsUrl: "https://lemonade-server.ai/docs/",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  // Its server downloads, and has the hub's address from its own environment: only the public one is promised.
  fits: (question) => {
    const choice = chosenGguf(question);
    return (
      isGgufWriter(question) &&
      question.endpoint === undefined &&
      !question.model.gated &&
      (choice === undefined || choice.id === choice.quantization)
    );
  },
  steps: (question) => {
    const choice = chosenGguf(question);
    const { id } = question.model;
    return [
      open("Install Lemonade.", "Installing Lemonade", "https://lemonade-server.ai/docs/guide/install/"),
      runWords(question, "Download the model.", ["lemonade", "pull", choice === undefined ? id : `${id}:${choice.id}`]),
      { text: "Choose the model on its page, http://localhost:13305, and talk to it there." },
    ];
  },
  source:
    "Lemonade at e385039ed: docs/guide/configuration/custom-models.md, docs/guide/cli.md, docs/guide/README.md (read 2026-11-21)",
} satisfies LocalApp;
