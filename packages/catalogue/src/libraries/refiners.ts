import { identifier, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const nameOf = ({ id }: ModelRecord) => id.slice(id.indexOf("/") + 1);

const download = (model: ModelRecord, { revision }: SnippetContext) =>
  pythonCall("hf_hub_download", [model.id, "model.safetensors"], { revision });

const device = py`device = "cuda" if torch.cuda.is_available() else "cpu"`;

/** Stable Diffusion in three parts, each in a repository of its own: `sd15.juggernaut.reborn.unet`. */
const part =
  /^(sd15|sdxl)((?:\.(?:juggernaut|realistic_vision|realistic_stock_photo)\.\w+)?)\.(unet|text_encoder|autoencoder(?:_fp16fix|_mse)?)$/;

function generate(model: ModelRecord, context: SnippetContext): Snippet | undefined {
  const [, family, variant, kind] = part.exec(nameOf(model)) ?? [];
  if (family === undefined || kind === undefined) return undefined;
  const owner = model.id.slice(0, model.id.length - nameOf(model).length);
  const others = (name: string) => {
    // The plain one of SDXL shows black in half precision.
    const fixed = family === "sdxl" && variant === "" && name === "autoencoder" ? "autoencoder_fp16fix" : name;
    return kind.startsWith(name)
      ? download(model, context)
      : pythonCall("hf_hub_download", [`${owner}${family}${variant}.${fixed}`, "model.safetensors"]);
  };
  const large = family === "sdxl";
  const className = large ? "StableDiffusion_XL" : "StableDiffusion_1";
  return python()`
    ${head(model, context)}

    import torch
    from huggingface_hub import hf_hub_download
    from refiners.fluxion.utils import manual_seed, no_grad
    from refiners.foundationals.latent_diffusion import ${identifier(className)}

    prompt = ${widgetText(model, "A watercolour of a fishing boat at dawn")}
    negative_prompt = "blurred, low quality"

    model = ${identifier(className)}(device="cuda", dtype=torch.float16)
    # The model in three parts.
    unet = ${others("unet")}
    text_encoder = ${others("text_encoder")}
    autoencoder = ${others("autoencoder")}
    model.unet.load_from_safetensors(unet)
    model.clip_text_encoder.load_from_safetensors(text_encoder)
    model.lda.load_from_safetensors(autoencoder)
    model.set_inference_steps(30)
    manual_seed(0)
    with no_grad():
        ${large ? largeSteps : smallSteps}
        model.lda.latents_to_image(image).save("image.png")
    print("Saved image.png")
  `;
}

const smallSteps = py`
  embedding = model.compute_clip_text_embedding(text=prompt, negative_text=negative_prompt)
  image = model.init_latents((512, 512))
  for step in model.steps:
      image = model(image, step=step, clip_text_embedding=embedding)
`;

const largeSteps = py`
  embedding, pooled = model.compute_clip_text_embedding(text=prompt, negative_text=negative_prompt)
  image = model.init_latents((1024, 1024))
  for step in model.steps:
      image = model(
          image,
          step=step,
          clip_text_embedding=embedding,
          pooled_text_embedding=pooled,
          time_ids=model.default_time_ids,
      )
`;

/** Cuts out what a box around it shows. */
const segmentBox = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from huggingface_hub import hf_hub_download
  from refiners.solutions import BoxSegmenter

  ${picturePath}

  ${openPicture}
  # What to cut out: left, top, right and bottom in pixels; here all of the picture.
  box = (0, 0, image.width, image.height)
  ${device}
  weights = ${download(model, context)}
  segmenter = BoxSegmenter(weights=weights, device=device)
  segmenter(image, box).save("mask.png")
  print("Saved mask.png")
`;

/** The mask of what a point lies on. */
const segmentPoint = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from huggingface_hub import hf_hub_download
  from refiners.fluxion.utils import no_grad
  from refiners.foundationals.segment_anything import SegmentAnythingH

  ${picturePath}

  ${openPicture}
  # A point on what to find, in pixels: here the middle.
  point = (image.width / 2, image.height / 2)
  ${device}
  model = SegmentAnythingH(device=device)
  weights = ${download(model, context)}
  model.load_from_safetensors(weights)
  with no_grad():
      masks, scores, _ = model.predict(image, foreground_points=[point])
  best = masks[0, scores[0].argmax()]
  Image.fromarray(best.to(torch.uint8).mul(255).cpu().numpy()).save("mask.png")
  print("Saved mask.png")
`;

function embed(model: ModelRecord, context: SnippetContext): Snippet | undefined {
  const [, size, registers] = /^dinov2\.(small|base|large|giant)\.patch_14(\.reg_4)?$/.exec(nameOf(model)) ?? [];
  if (size === undefined) return undefined;
  const className = `DINOv2_${size}${registers === undefined ? "" : "_reg"}`;
  return python()`
    ${head(model, context)}

    import torch
    from huggingface_hub import hf_hub_download
    from refiners.fluxion.utils import no_grad
    from refiners.foundationals.dinov2 import ${identifier(className)}, preprocess

    ${picturePath}

    ${openPicture}
    ${device}
    model = ${identifier(className)}(device=device)
    weights = ${download(model, context)}
    model.load_from_safetensors(weights)
    with no_grad():
        features = model(preprocess(image).unsqueeze(0).to(device))
    # First what the whole picture is, then its patches.
    print(features[0, 0])
  `;
}

/** What an adapter is made of: how to use it depends on the kind. */
const tensors = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from huggingface_hub import hf_hub_download
  from refiners.fluxion.utils import load_from_safetensors

  # For the weights of an adapter: https://finegrain-ai.github.io/refiners/guides/adapting_sdxl/
  path = ${download(model, context)}
  for name, tensor in load_from_safetensors(path).items():
      print(name, tuple(tensor.shape))
`;

function make(model: ModelRecord, context: SnippetContext): Snippet {
  const name = nameOf(model);
  if (/mvanet|box-segmenter/.test(name)) return segmentBox(model, context);
  if (name === "sam.vit_h") return segmentPoint(model, context);
  return generate(model, context) ?? embed(model, context) ?? tensors(model, context);
}

export default {
  prettyLabel: "Refiners",
  repoName: "Refiners",
  repoUrl: "https://github.com/finegrain-ai/refiners",
  docsUrl: "https://refine.rs/",
  filter: false,
  countDownloads: path("model.safetensors"),
  // The index stopped at 0.4.0, of 2024; the project says to install its newest source.
  install: pip(
    "git+https://github.com/finegrain-ai/refiners@720a91a9e459802cee9a8c9b4b7dafa34f619db5",
    "huggingface_hub",
  ),
  snippets: (model, context) => [make(model, context)],
  source:
    "public hub's list of libraries, and repository finegrain-ai/refiners at 720a91a, docs, tests and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "a-part": { id: "owner/sd15.juggernaut.reborn.unet" },
  "a-part-of-sdxl": { id: "owner/sdxl.unet" },
  "an-autoencoder": { id: "owner/sdxl.autoencoder_fp16fix" },
  "box-segmenter": { id: "owner/finegrain-box-segmenter" },
  "segment-anything": { id: "owner/sam.vit_h" },
  embeddings: { id: "owner/dinov2.small.patch_14" },
  "embeddings-with-registers": { id: "owner/dinov2.base.patch_14.reg_4" },
  adapter: { id: "owner/sdxl.t2i_adapter.canny" },
} satisfies Examples;
