import { expect, test } from "vitest";
import { diffusersTask } from "../src/ingest/diffusers.ts";

test.each([
  ["StableDiffusionPipeline", "text-to-image"],
  ["FluxPipeline", "text-to-image"],
  ["QwenImagePipeline", "text-to-image"],
  ["LatentConsistencyModelPipeline", "text-to-image"],
  ["LDMTextToImagePipeline", "text-to-image"],
  ["StableDiffusionXLImg2ImgPipeline", "image-to-image"],
  ["StableDiffusionInpaintPipeline", "image-to-image"],
  ["FluxKontextPipeline", "image-to-image"],
  ["FluxFillPipeline", "image-to-image"],
  ["StableDiffusionControlNetPipeline", "image-to-image"],
  ["QwenImageEditPipeline", "image-to-image"],
  ["WanPipeline", "text-to-video"],
  ["WanImageToVideoPipeline", "image-to-video"],
  ["StableVideoDiffusionPipeline", "image-to-video"],
  ["AnimateDiffVideoToVideoPipeline", "video-to-video"],
  ["LTXPipeline", "text-to-video"],
  ["DDPMPipeline", "unconditional-image-generation"],
  ["LDMPipeline", "unconditional-image-generation"],
  ["StableAudioPipeline", "text-to-audio"],
  ["ShapEPipeline", "text-to-3d"],
  ["ShapEImg2ImgPipeline", "image-to-3d"],
  ["MarigoldDepthPipeline", "depth-estimation"],
  ["Kandinsky5I2VPipeline", "image-to-video"],
  ["Kandinsky5T2IPipeline", "text-to-image"],
  ["Cosmos2TextToImagePipeline", "text-to-image"],
  ["AceStepPipeline", "text-to-audio"],
  ["LLaDA2Pipeline", "text-generation"],
  ["RFD4ProteinaPipeline", undefined],
  ["SomethingElse", undefined],
])("%s does %s", (className, task) => {
  expect(diffusersTask(className)).toBe(task);
});
