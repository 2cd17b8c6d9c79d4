import { identifier, py, python, type Snippet } from "@modelshelf/code";
import type { SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { baseOrMissing, load, saveImage, top, weightType } from "./pipeline.ts";
import { promptFor } from "./prompts.ts";

interface Family {
  /** What the base model's id or the tags hold. */
  readonly sign: RegExp;
  readonly model: string;
  readonly pipeline: string;
  /** Keyword argument of the control picture. */
  readonly picture: "image" | "control_image";
}

// Source: diffusers 0.42.1, models/controlnets and pipelines/*controlnet*, read 2026-11-21.
const families: readonly Family[] = [
  { sign: /flux/i, model: "FluxControlNetModel", pipeline: "FluxControlNetPipeline", picture: "control_image" },
  {
    sign: /stable-diffusion-3|sd3/i,
    model: "SD3ControlNetModel",
    pipeline: "StableDiffusion3ControlNetPipeline",
    picture: "control_image",
  },
  {
    sign: /qwen-image/i,
    model: "QwenImageControlNetModel",
    pipeline: "QwenImageControlNetPipeline",
    picture: "control_image",
  },
  {
    sign: /z-image/i,
    model: "ZImageControlNetModel",
    pipeline: "ZImageControlNetPipeline",
    picture: "control_image",
  },
  {
    sign: /sdxl|-xl-|stable-diffusion-xl/i,
    model: "ControlNetModel",
    pipeline: "StableDiffusionXLControlNetPipeline",
    picture: "image",
  },
];
const stableDiffusion: Omit<Family, "sign"> = {
  model: "ControlNetModel",
  pipeline: "StableDiffusionControlNetPipeline",
  picture: "image",
};

/** Steers the base model's pictures by a control picture. */
export function controlnet(model: ModelRecord, context: SnippetContext, tags: readonly string[]): Snippet {
  const base = baseOrMissing(model);
  const signs = [base, ...tags];
  const family = families.find(({ sign }) => signs.some((text) => sign.test(text))) ?? stableDiffusion;
  const options = { ...weightType(context), revision: context.revision };
  return python()`
    ${top(model, context, { adapts: true })}

    import torch
    from diffusers import ${identifier(family.model)}, ${identifier(family.pipeline)}
    from diffusers.utils import load_image

    prompt = ${promptFor(model, "image")}
    # A path or URL: a picture of the kind that this model was trained on (edges, depth, poses ...).
    control_path = "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"

    controlnet = ${pythonCall(`${family.model}.from_pretrained`, [model.id], options)}
    ${load(family.pipeline, base, context, { controlnet: py`controlnet` })}

    image = pipe(prompt, ${identifier(family.picture)}=load_image(control_path)).images[0]
    ${saveImage}
  `;
}
