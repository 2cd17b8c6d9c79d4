import { url } from "@modelshelf/code";
import type { LocalApp } from "../app.ts";
import { isGgufWriter } from "../app-models.ts";
import { chosenGguf, downloadSteps, open, type } from "../app-steps.ts";
import { isGated } from "../loading.ts";

export default {
  prettyLabel: "Jan",
  docsUrl: "https://jan.ai/docs/desktop",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  // Its hub is the public one: a file from another one is imported.
  fits: (question) =>
    isGgufWriter(question) && (question.endpoint === undefined || chosenGguf(question)?.files.length === 1),
  steps: (question) => {
    const { model, endpoint, quantization } = question;
    const [file] = chosenGguf(question)?.files ?? [];
    const install = open("Install Jan, and open it once.", "Download Jan", "https://jan.ai/download");
    if (endpoint !== undefined && file !== undefined) {
      return [
        install,
        ...downloadSteps(question, [file]),
        { text: "In Jan's settings, under Llama.cpp, import the file." },
        { text: "Choose the model in a new chat." },
      ];
    }
    return [
      install,
      ...(isGated(model)
        ? [{ text: "Gated model: enter your token of the hub in Jan's settings, General, HuggingFace Token." }]
        : []),
      open("Open the model in Jan's hub.", "Open in Jan", url`jan://models/huggingface/${model.id}`),
      type("Where the link does nothing, type the model's name into the search of Jan's hub.", model.id),
      {
        text:
          quantization === undefined
            ? "Download it there, and choose it in a new chat."
            : `Download ${quantization} there, and choose it in a new chat.`,
      },
    ];
  },
  source:
    "Jan's source: web-app/src/providers/DataProvider.tsx at 0284225a3 (links), docs/src/pages/docs/desktop/manage-models.mdx at 20650a0d9 (read 2026-11-21)",
} satisfies LocalApp;
