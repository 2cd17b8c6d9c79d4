import type { AppQuestion, LocalApp } from "../app.ts";
import { downloadFolder, downloadSteps, open } from "../app-steps.ts";
import { isCheckpoint, isFlux, isPictureLora, weightsAtTop } from "../picture-models.ts";

/** The folder of ComfyUI for such weights, and the node that loads them from there. */
function place(question: AppQuestion): { folder: string; node: string } | undefined {
  if (isPictureLora(question)) return { folder: "models/loras", node: "Load LoRA" };
  if (isCheckpoint(question)) return { folder: "models/checkpoints", node: "Load Checkpoint" };
  return isFlux(question) ? { folder: "models/diffusion_models", node: "Load Diffusion Model" } : undefined;
}

const fileOf = (question: AppQuestion) => weightsAtTop(question.model, isPictureLora(question));

export default {
  prettyLabel: "ComfyUI",
  docsUrl: "https://docs.comfy.org/",
  kind: "pictures",
  systems: ["macos", "windows", "linux"],
  fits: (question) => place(question) !== undefined && fileOf(question) !== undefined,
  steps: (question) => {
    const { folder = "", node = "" } = place(question) ?? {};
    const file = fileOf(question) ?? "";
    return [
      question.system === "linux"
        ? open("Install ComfyUI.", "Installing ComfyUI", "https://docs.comfy.org/installation/manual_install")
        : open("Install Comfy Desktop.", "Download Comfy Desktop", "https://www.comfy.org/download"),
      ...downloadSteps(question, [file]),
      { text: `Move ${downloadFolder(question)}/${file} to the folder ${folder} of ComfyUI.` },
      ...(isFlux(question)
        ? [
            open(
              "It needs text encoders and a decoder (VAE) beside it.",
              "Which files, and where they go",
              "https://docs.comfy.org/tutorials/flux/flux-1-text-to-image",
            ),
          ]
        : []),
      { text: `In a workflow, choose the file in the node ${node}.` },
    ];
  },
  source:
    "ComfyUI's documentation at ffb27fc2a: tutorials/basic/text-to-image.mdx, tutorials/basic/lora.mdx, tutorials/flux/flux-1-text-to-image.mdx, installation/desktop/overview.mdx (read 2026-11-21)",
} satisfies LocalApp;
