import { powershell, sh } from "@modelshelf/code";
import type { LocalApp } from "../app.ts";
import { gateSteps, run, type } from "../app-steps.ts";
import { pipelineClass } from "../diffusers/pipeline.ts";
import { isCheckpoint } from "../picture-models.ts";

// Source: SD.Next at 058a7f0cf, modules/shared_items.py, `pipelines`: those of diffusers.
const pipelines = new Set(
  (
    "AuraFlowPipeline ChromaPipeline ChronoEditPipeline CogView3PlusPipeline CogView4Pipeline " +
    "Cosmos2TextToImagePipeline ErnieImagePipeline Flux2KleinPipeline Flux2Pipeline FluxPipeline GlmImagePipeline " +
    "HiDreamImagePipeline HunyuanDiTPipeline HunyuanImagePipeline IFPipeline JoyImageEditPipeline " +
    "Kandinsky3Pipeline Kandinsky5T2IPipeline KandinskyCombinedPipeline KandinskyV22CombinedPipeline " +
    "KolorsPipeline LatentConsistencyModelPipeline LongCatImagePipeline Lumina2Pipeline LuminaText2ImgPipeline " +
    "NucleusMoEImagePipeline OmniGenPipeline OvisImagePipeline PRXPixelPipeline PixArtAlphaPipeline " +
    "PixArtSigmaPipeline QwenImagePipeline SanaPipeline StableCascadeCombinedPipeline StableDiffusion3Pipeline " +
    "StableDiffusionInpaintPipeline StableDiffusionInstructPix2PixPipeline StableDiffusionPipeline " +
    "StableDiffusionUpscalePipeline StableDiffusionXLImg2ImgPipeline StableDiffusionXLInpaintPipeline " +
    "StableDiffusionXLInstructPix2PixPipeline StableDiffusionXLPipeline WanPipeline ZImagePipeline"
  ).split(" "),
);

export default {
  prettyLabel: "SD.Next",
  docsUrl: "https://vladmandic.github.io/sdnext-docs/",
  kind: "pictures",
  systems: ["macos", "windows", "linux"],
  fits: (question) => isCheckpoint(question) || pipelines.has(pipelineClass(question.model) ?? ""),
  steps: (question) => {
    const { model, endpoint } = question;
    return [
      run(
        "Get SD.Next, and start it: its page is at http://localhost:7860.",
        question.terminal === "powershell"
          ? powershell`
              git clone https://github.com/vladmandic/sdnext
              cd sdnext
              & './webui.ps1'
            `
          : sh`
              git clone https://github.com/vladmandic/sdnext &&
              cd sdnext &&
              ./webui.sh
            `,
      ),
      ...gateSteps(question),
      ...(gateSteps(question).length > 0
        ? [{ text: "Enter your token of the hub there, under Models, Huggingface, Advanced." }]
        : []),
      ...(endpoint === undefined
        ? []
        : [type("There, under Models, Huggingface, Advanced, give this as the mirror.", endpoint)]),
      type("Under Models, Huggingface, give this as the model, and download it.", model.id),
      { text: "Choose the model at the top of the page." },
    ];
  },
  source:
    "SD.Next at 058a7f0cf: README.md, modules/ui_models.py, modules/shared_items.py; its wiki, Diffusers (read 2026-11-21)",
} satisfies LocalApp;
