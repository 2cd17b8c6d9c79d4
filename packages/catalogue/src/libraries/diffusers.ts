import { diffusersSnippets, isLora } from "../diffusers/snippets.ts";
import { videoPackages } from "../diffusers/video.ts";
import { pipUpgrade } from "../install.ts";
import type { Examples, Library } from "../library.ts";

export default {
  prettyLabel: "Diffusers",
  repoName: "🤗/diffusers",
  repoUrl: "https://github.com/huggingface/diffusers",
  docsUrl: "https://huggingface.co/docs/hub/diffusers",
  filter: true,
  hostedInferenceTasks: ["image-to-image", "text-to-image"],
  applies: { files: ["model_index.json", "pytorch_lora_weights.safetensors"] },
  install: (model) => {
    const extra = [
      ...(isLora(model) ? ["peft"] : []),
      ...(model.pipeline_tag?.endsWith("to-video") ? videoPackages(model) : []),
      ...(model.pipeline_tag === "text-to-audio" ? ["soundfile"] : []),
    ];
    return pipUpgrade("diffusers", "transformers", "accelerate", ...extra);
  },
  snippets: diffusersSnippets,
  source: "diffusers 0.42.1, source code, read 2026-11-21",
} satisfies Library;

const base = { cardData: { base_model: "owner/base" } };

export const examples = {
  "text-to-image": { id: "owner/name", pipeline_tag: "text-to-image", tags: ["diffusers:StableDiffusionXLPipeline"] },
  "with-a-widget-text": {
    id: "owner/name",
    pipeline_tag: "text-to-image",
    widgetData: [{ text: "A fox in the snow" }],
  },
  edit: { id: "owner/name", pipeline_tag: "image-to-image", tags: ["diffusers:QwenImageEditPipeline"] },
  "image-to-video": { id: "owner/name", pipeline_tag: "image-to-video", tags: ["diffusers:WanImageToVideoPipeline"] },
  "image-to-video-without-a-prompt": {
    id: "owner/name",
    pipeline_tag: "image-to-video",
    tags: ["diffusers:StableVideoDiffusionPipeline"],
  },
  "text-to-video": { id: "owner/name", pipeline_tag: "text-to-video" },
  "video-to-video": { id: "owner/name", pipeline_tag: "video-to-video" },
  unconditional: { id: "owner/name", pipeline_tag: "unconditional-image-generation", tags: ["diffusers:DDPMPipeline"] },
  "text-to-audio": { id: "owner/name", pipeline_tag: "text-to-audio" },
  "text-to-audio-with-a-widget-text": {
    id: "owner/name",
    pipeline_tag: "text-to-audio",
    widgetData: [{ text: "Rain" }],
  },
  gated: { id: "owner/name", pipeline_tag: "text-to-image", gated: "auto" },
  lora: {
    id: "owner/name",
    tags: ["lora"],
    pipeline_tag: "text-to-image",
    cardData: { base_model: "owner/base", instance_prompt: "a photo of TOK" },
    siblings: [{ rfilename: "pytorch_lora_weights.safetensors" }],
  },
  "lora-with-a-file-of-its-own-name": {
    id: "owner/name",
    tags: ["lora"],
    pipeline_tag: "text-to-image",
    cardData: { base_model: ["owner/base", "owner/other"] },
    siblings: [{ rfilename: "samples/x.safetensors" }, { rfilename: "my-style.safetensors" }],
  },
  "lora-of-an-edit": {
    id: "owner/name",
    tags: ["lora", "base_model:adapter:owner/base"],
    pipeline_tag: "image-to-image",
  },
  "lora-of-image-to-video": { id: "owner/name", tags: ["lora"], pipeline_tag: "image-to-video", ...base },
  "lora-of-text-to-video": { id: "owner/name", tags: ["lora"], pipeline_tag: "text-to-video", ...base },
  "lora-without-a-base-model": { id: "owner/name", tags: ["lora"], pipeline_tag: "text-to-image" },
  controlnet: {
    id: "owner/name",
    tags: ["controlnet"],
    cardData: { base_model: "stable-diffusion-v1-5/stable-diffusion-v1-5" },
  },
  "controlnet-xl": { id: "owner/name", tags: ["controlnet", "stable-diffusion-xl"], ...base },
  "controlnet-flux": {
    id: "owner/name",
    tags: ["controlnet"],
    cardData: { base_model: "black-forest-labs/FLUX.1-dev" },
  },
  "controlnet-sd3": {
    id: "owner/name",
    tags: ["controlnet"],
    cardData: { base_model: "stabilityai/stable-diffusion-3-medium-diffusers" },
  },
  "controlnet-qwen": { id: "owner/name", tags: ["controlnet"], cardData: { base_model: "Qwen/Qwen-Image" } },
  "controlnet-z-image": {
    id: "owner/name",
    tags: ["controlnet"],
    cardData: { base_model: "Tongyi-MAI/Z-Image-Turbo" },
  },
  "controlnet-without-a-base-model": { id: "owner/name", tags: ["controlnet"] },
  inpainting: { id: "owner/name", tags: ["diffusers:StableDiffusionInpaintPipeline"] },
  "inpainting-xl": { id: "owner/name", config: { diffusers: { _class_name: "StableDiffusionXLInpaintPipeline" } } },
  fill: { id: "owner/name", tags: ["FluxFillPipeline"] },
  "textual-inversion": { id: "owner/name", tags: ["textual_inversion"], ...base },
  "damaged-configuration": { id: "owner/name", config: { diffusers: { _class_name: 7 } } },
  "text-to-3d": { id: "owner/name", pipeline_tag: "text-to-3d", tags: ["diffusers:ShapEPipeline"] },
  "image-to-3d": { id: "owner/name", pipeline_tag: "image-to-image", tags: ["diffusers:ShapEImg2ImgPipeline"] },
  "text-to-3d-without-a-class": { id: "owner/name", pipeline_tag: "text-to-3d" },
  "image-to-3d-without-a-class": { id: "owner/name", pipeline_tag: "image-to-3d" },
  "few-steps": { id: "owner/FLUX.1-schnell", pipeline_tag: "text-to-image", tags: ["diffusers:FluxPipeline"] },
  "edit-in-few-steps": {
    id: "owner/FLUX.2-klein-4B",
    pipeline_tag: "image-to-image",
    tags: ["diffusers:Flux2KleinPipeline"],
  },
  "image-to-video-with-a-pipeline-for-words": {
    id: "owner/name",
    pipeline_tag: "image-to-video",
    tags: ["diffusers:LTXPipeline"],
  },
  "image-to-video-of-any-size": {
    id: "owner/name",
    pipeline_tag: "image-to-video",
    tags: ["diffusers:HunyuanVideo15ImageToVideoPipeline"],
  },
  "text-to-video-in-large-frames": {
    id: "owner/Wan2.2-TI2V-5B",
    pipeline_tag: "text-to-video",
    tags: ["diffusers:WanPipeline"],
  },
  "video-to-video-with-a-pipeline-for-words": {
    id: "owner/name",
    pipeline_tag: "video-to-video",
    tags: ["diffusers:WanPipeline"],
  },
  "video-editing": { id: "owner/name", pipeline_tag: "video-to-video", tags: ["diffusers:LucyEditPipeline"] },
  "text-to-audio-with-a-known-rate": {
    id: "owner/name",
    pipeline_tag: "text-to-audio",
    tags: ["diffusers", "diffusers:AceStepPipeline"],
  },
  "unconditional-without-a-task": { id: "owner/name", tags: ["diffusers:DDPMPipeline"] },
  depth: { id: "owner/name", pipeline_tag: "depth-estimation", tags: ["diffusers:MarigoldDepthPipeline"] },
  "image-to-image-with-a-pipeline-for-words": {
    id: "owner/name",
    pipeline_tag: "image-to-image",
    tags: ["diffusers:StableDiffusionXLPipeline"],
  },
  "decoder-of-two-halves": {
    id: "owner/name",
    pipeline_tag: "text-to-image",
    tags: ["diffusers:StableCascadeDecoderPipeline"],
  },
  "pictures-of-sound": {
    id: "owner/name",
    pipeline_tag: "text-to-audio",
    tags: ["diffusers:StableDiffusionPipeline"],
  },
  "edit-without-a-task": { id: "owner/name", tags: ["diffusers:StableDiffusionUpscalePipeline"] },
  "lora-known-by-its-file": {
    id: "owner/name",
    pipeline_tag: "text-to-image",
    siblings: [{ rfilename: "pytorch_lora_weights.safetensors" }],
    ...base,
  },
  "lora-known-by-its-base": {
    id: "owner/name",
    pipeline_tag: "text-to-image",
    tags: ["base_model:adapter:owner/base"],
  },
  "remote-code": {
    id: "owner/name",
    pipeline_tag: "text-to-image",
    tags: ["diffusers:OwnPipeline", "custom_code"],
  },
  "textual-inversion-with-a-prompt": {
    id: "owner/name",
    tags: ["textual_inversion"],
    cardData: { base_model: "owner/base", instance_prompt: "a photo of <cat-toy>" },
  },
} satisfies Examples;
