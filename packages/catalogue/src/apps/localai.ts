import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, open, runWords } from "../app-steps.ts";
import { isGated } from "../loading.ts";

export default {
  prettyLabel: "LocalAI",
  docsUrl: "https://localai.io/",
  kind: "server",
  // Its app for macOS brings a server of its own; the command that is used here is the server's.
  systems: ["macos", "linux"],
  // It names files of the public hub alone, and not the parts of a split one.
  fits: (question) =>
    isGgufWriter(question) &&
    question.endpoint === undefined &&
    !isGated(question.model) &&
    chosenGguf(question)?.files.length === 1,
  steps: (question) => [
    open("Install LocalAI's program local-ai.", "Installing LocalAI", "https://localai.io/installation/"),
    runWords(question, "Start it with the model.", [
      "local-ai",
      "run",
      `huggingface://${question.model.id}/${chosenGguf(question)?.files[0] ?? ""}`,
    ]),
    {
      text: "Its page for chats is at http://localhost:8080; other programs ask it at http://localhost:8080/v1, as OpenAI's API does.",
    },
  ],
  source: "LocalAI at 82c191afa: docs/content/getting-started/models.md, quickstart.md, macos.md (read 2026-11-21)",
} satisfies LocalApp;
