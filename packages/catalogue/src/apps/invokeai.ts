import type { LocalApp } from "../app.ts";
import { downloadFolder, downloadSteps, open, type } from "../app-steps.ts";
import { pipelineClass } from "../diffusers/pipeline.ts";
import { isGated } from "../loading.ts";
import { isCheckpoint } from "../picture-models.ts";

// Families that its model manager knows. Source: invokeai/backend/model_manager/taxonomy.py.
const families = /^(?:StableDiffusion3|Flux|Flux2|CogView4|ZImage|QwenImage)(?:Img2Img|Inpaint)?Pipeline$/;

export default {
  prettyLabel: "InvokeAI",
  docsUrl: "https://invoke.ai/",
  kind: "pictures",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isCheckpoint(question) || families.test(pipelineClass(question.model) ?? ""),
  steps: (question) => {
    const { model, endpoint } = question;
    const install = open(
      "Install InvokeAI with its launcher.",
      "Download the launcher",
      "https://github.com/invoke-ai/launcher/releases/latest",
    );
    if (endpoint !== undefined) {
      return [
        install,
        ...downloadSteps(question),
        {
          text: `In its model manager, under URL or Local Path, give the whole path of the folder ${downloadFolder(question)}, and install.`,
        },
      ];
    }
    return [
      install,
      ...(isGated(model)
        ? [
            {
              text: "Gated model: accept its conditions on the hub, and set your token up in InvokeAI's configuration.",
            },
          ]
        : []),
      type("In its model manager, under HuggingFace, give this name, and install.", model.id),
    ];
  },
  source:
    "InvokeAI at 8e71a8a519: docs/src/content/docs/concepts/models.mdx, invokeai/backend/model_manager/taxonomy.py, README.md (read 2026-11-21)",
} satisfies LocalApp;
