import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, open, quantizationTag, runWords } from "../app-steps.ts";
import { isGated } from "../loading.ts";

export default {
  prettyLabel: "Docker Model Runner",
  docsUrl: "https://docs.docker.com/ai/model-runner/",
  kind: "server",
  systems: ["macos", "windows", "linux"],
  // From the public hub it pulls by quantization; where two files have the same one, neither can be named.
  fits: (question) =>
    isGgufWriter(question) &&
    question.endpoint === undefined &&
    !isGated(question.model) &&
    (chosenGguf(question) === undefined || quantizationTag(question) !== undefined) &&
    (chosenGguf(question)?.files.length ?? 1) === 1,
  steps: (question) => {
    const tag = quantizationTag(question);
    const name = `hf.co/${question.model.id}${tag === undefined ? "" : `:${tag}`}`;
    return [
      open(
        "Install Docker, and turn on Docker Model Runner in the settings of Docker Desktop, AI; Docker Engine has it as the package docker-model-plugin.",
        "How to turn it on",
        "https://docs.docker.com/ai/model-runner/get-started/",
      ),
      runWords(question, "Download the model.", ["docker", "model", "pull", name]),
      runWords(question, "Talk to it in the terminal.", ["docker", "model", "run", name]),
      {
        text: `Other programs ask it at http://localhost:12434/engines/v1, as OpenAI's API does, for the model ${name}; in Docker Desktop, turn on host-side TCP support.`,
      },
    ];
  },
  source:
    "docs.docker.com at 00ba4d322: content/manuals/ai/model-runner/get-started.md, ide-integrations.md (read 2026-11-21)",
} satisfies LocalApp;
