import type { LocalApp } from "../app.ts";
import { downloadFolder, downloadSteps, open } from "../app-steps.ts";
import { isCheckpoint, isPictureLora, weightsAtTop } from "../picture-models.ts";

export default {
  prettyLabel: "Stability Matrix",
  docsUrl: "https://github.com/LykosAI/StabilityMatrix",
  kind: "pictures",
  systems: ["macos", "windows", "linux"],
  fits: (question) =>
    (isCheckpoint(question) || isPictureLora(question)) &&
    weightsAtTop(question.model, isPictureLora(question)) !== undefined,
  steps: (question) => {
    const file = weightsAtTop(question.model, isPictureLora(question)) ?? "";
    return [
      open(
        "Install Stability Matrix, and with it one of its packages.",
        "Releases of Stability Matrix",
        "https://github.com/LykosAI/StabilityMatrix/releases/latest",
      ),
      ...downloadSteps(question, [file]),
      {
        text: `Drag ${downloadFolder(question)}/${file} to the checkpoints of Stability Matrix: all packages share it.`,
      },
    ];
  },
  source: "Stability Matrix at c255230f: README.md (read 2026-11-21)",
} satisfies LocalApp;
