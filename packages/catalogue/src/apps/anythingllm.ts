import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, downloadFolder, downloadSteps, open } from "../app-steps.ts";

export default {
  prettyLabel: "AnythingLLM",
  docsUrl: "https://docs.anythingllm.com/",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  // Only models of text are to be imported, and one file.
  fits: (question) =>
    isGgufWriter(question) &&
    question.model.pipeline_tag !== "image-text-to-text" &&
    chosenGguf(question)?.files.length === 1,
  steps: (question) => {
    const files = chosenGguf(question)?.files ?? [];
    return [
      open("Install AnythingLLM Desktop.", "Download AnythingLLM", "https://anythingllm.com/desktop"),
      ...downloadSteps(question, files),
      {
        text: `Where AnythingLLM asks for its LLM, choose Import custom model, and the file ${downloadFolder(question)}/${files[0] ?? ""}.`,
      },
      { text: "When it is imported, choose it there and save." },
    ];
  },
  source: "AnythingLLM's documentation at d020db9: pages/import-custom-models.mdx (read 2026-11-21)",
} satisfies LocalApp;
