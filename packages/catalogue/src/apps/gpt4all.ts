import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, open, type } from "../app-steps.ts";
import { isGated } from "../loading.ts";

export default {
  prettyLabel: "GPT4All",
  docsUrl: "https://docs.gpt4all.io/",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  // Its search is that of the public hub.
  fits: (question) =>
    isGgufWriter(question) &&
    question.task === "conversational" &&
    question.endpoint === undefined &&
    !isGated(question.model) &&
    question.model.pipeline_tag !== "image-text-to-text" &&
    (chosenGguf(question)?.files.length ?? 1) === 1,
  steps: (question) => [
    open("Install GPT4All.", "Download GPT4All", "https://www.nomic.ai/gpt4all"),
    type("Open Models, then + Add Model, and search for the model.", question.model.id),
    {
      text:
        question.quantization === undefined
          ? "Download it from the results."
          : `Download it from the results: the file of ${question.quantization}.`,
    },
    { text: "Choose the model in a chat." },
  ],
  source: "GPT4All at cd70db29: docs/gpt4all_desktop/models.md (read 2026-11-21)",
} satisfies LocalApp;
