import { url } from "@modelshelf/code";
import type { AppQuestion, AppStep, LocalApp } from "../app.ts";
import { isGgufWriter, isMlxWriter } from "../app-models.ts";
import { chosenGguf, downloadFolder, downloadSteps, open, runWords } from "../app-steps.ts";
import { isGated } from "../loading.ts";

const download = open("Install LM Studio, and open it once.", "Download LM Studio", "https://lmstudio.ai/download");

/** It opens the file's own page, where it is asked for a file; parts of one are one choice there. */
function link(question: AppQuestion): AppStep {
  const { model } = question;
  const [file, ...parts] = chosenGguf(question)?.files ?? [];
  const href =
    file === undefined || parts.length > 0
      ? url`lmstudio://open_from_hf?model=${model.id}`
      : url`lmstudio://open_from_hf?model=${model.id}&file=${file}`;
  // As the public hub writes it: with the slash of the model's id as it is.
  return open("Open the model in LM Studio, which downloads it.", "Open in LM Studio", href.replaceAll("%2F", "/"));
}

/** It downloads from the public hub alone, and without a token: other files are imported. */
function imported(question: AppQuestion, file: string): AppStep[] {
  return [
    ...downloadSteps(question, [file]),
    runWords(question, "Import it into LM Studio.", [
      "lms",
      "import",
      `./${downloadFolder(question)}/${file}`,
      "--user-repo",
      question.model.id,
    ]),
  ];
}

const isImported = ({ model, endpoint }: AppQuestion) => endpoint !== undefined || isGated(model);

export default {
  prettyLabel: "LM Studio",
  docsUrl: "https://lmstudio.ai/docs/app",
  kind: "chat",
  systems: ["macos", "windows", "linux"],
  // Files are imported one by one. MLX runs on Apple's processors alone.
  fits: (question) => {
    if (isImported(question)) return isGgufWriter(question) && chosenGguf(question)?.files.length === 1;
    return isGgufWriter(question) || (isMlxWriter(question) && question.system === "macos");
  },
  steps: (question) => {
    const [file] = chosenGguf(question)?.files ?? [];
    return [
      download,
      ...(isImported(question) && file !== undefined ? imported(question, file) : [link(question)]),
      { text: "Load the model at the top of a chat." },
    ];
  },
  source:
    "LM Studio's documentation at c6854fb: 3_cli/0_local-models/import.md, 0_app/1_basics/download-model.md; links of the public hub's pages (lmstudio://open_from_hf, with a file) (read 2026-11-21)",
} satisfies LocalApp;
