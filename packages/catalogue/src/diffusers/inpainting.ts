import { py, python, type Snippet } from "@modelshelf/code";
import type { SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { load, saveImage, top } from "./pipeline.ts";
import { promptFor } from "./prompts.ts";

/** A picture and a mask of the same size, both of diffusers' own documentation. */
const pictureAndMask = (picture: string, mask: string) => py`
  # Paths or URLs: your own picture, and a mask that is white where it is to be painted anew.
  image_path = ${picture}
  mask_path = ${mask}
`;

const bench = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples";

/** Paints part of a picture anew with a Stable Diffusion model made for it. */
export const inpaint = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  import torch
  from diffusers import AutoPipelineForInpainting
  from diffusers.utils import load_image

  prompt = ${promptFor(model, "image")}
  ${pictureAndMask(`${bench}/overture-creations-5sI6fQgYIuo.png`, `${bench}/overture-creations-5sI6fQgYIuo_mask.png`)}

  ${load("AutoPipelineForInpainting", model.id, context, { revision: context.revision })}

  image = pipe(
      prompt=prompt,
      image=load_image(image_path).resize((1024, 1024)),
      mask_image=load_image(mask_path).resize((1024, 1024)),
      height=1024,
      width=1024,
      guidance_scale=8.0,
      num_inference_steps=20,
      # Below 1, so that the old picture shapes the new.
      strength=0.99,
      generator=torch.Generator("cpu").manual_seed(0),
  ).images[0]
  ${saveImage}
`;

const cup = "https://huggingface.co/datasets/YiYiXu/testing-images/resolve/main";

/** Fills the masked part of a picture with FLUX.1 Fill. */
export const fill = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${top(model, context)}

  import torch
  from diffusers import FluxFillPipeline
  from diffusers.utils import load_image

  prompt = ${promptFor(model, "image")}
  ${pictureAndMask(`${cup}/cup.png`, `${cup}/cup_mask.png`)}

  ${load("FluxFillPipeline", model.id, context, { revision: context.revision })}

  image = pipe(
      prompt=prompt,
      image=load_image(image_path),
      mask_image=load_image(mask_path),
      height=1632,
      width=1232,
      guidance_scale=30,
      num_inference_steps=50,
      max_sequence_length=512,
      generator=torch.Generator("cpu").manual_seed(0),
  ).images[0]
  ${saveImage}
`;
