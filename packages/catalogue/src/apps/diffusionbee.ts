import type { AppQuestion, LocalApp } from "../app.ts";
import { downloadFolder, downloadSteps, open } from "../app-steps.ts";
import { pipelineClass } from "../diffusers/pipeline.ts";
import { isCheckpoint } from "../picture-models.ts";

/** The checkpoint outside of folders, in the one form that it imports. */
const fileOf = ({ model: { siblings = [] } }: AppQuestion): string | undefined =>
  siblings.find(({ rfilename }) => /^[^/]+\.ckpt$/.test(rfilename))?.rfilename;

export default {
  prettyLabel: "DiffusionBee",
  docsUrl: "https://github.com/divamgupta/diffusionbee-stable-diffusion-ui/blob/master/docs/DOCUMENTATION.md",
  kind: "pictures",
  systems: ["macos"],
  // Its documentation speaks of the first Stable Diffusion, in .ckpt files.
  fits: (question) =>
    isCheckpoint(question) && !pipelineClass(question.model)?.includes("XL") && fileOf(question) !== undefined,
  steps: (question) => {
    const file = fileOf(question) ?? "";
    return [
      open("Install DiffusionBee.", "Download DiffusionBee", "https://diffusionbee.com/"),
      ...downloadSteps(question, [file]),
      {
        text: `In its menu, under Settings, add a new model, and choose ${downloadFolder(question)}/${file}: such files can run code, so take them only from authors you trust.`,
      },
      { text: "Choose the model in the options, under Custom model." },
    ];
  },
  source: "DiffusionBee at daf82f8: docs/DOCUMENTATION.md (read 2026-11-21)",
} satisfies LocalApp;
