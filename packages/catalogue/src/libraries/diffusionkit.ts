import { py, python, type Snippet } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

// The conversions that DiffusionKit loads. Source: diffusionkit 0.5.2, mlx/__init__.py (`MMDIT_CKPT`).
const known = new Set([
  "argmaxinc/mlx-stable-diffusion-3-medium",
  "argmaxinc/mlx-stable-diffusion-3.5-large",
  "argmaxinc/mlx-stable-diffusion-3.5-large-4bit-quantized",
  "argmaxinc/mlx-FLUX.1-schnell",
  "argmaxinc/mlx-FLUX.1-schnell-4bit-quantized",
  "argmaxinc/mlx-FLUX.1-dev",
]);

const isFlux = (model: ModelRecord) => Boolean(model.tags?.includes("flux")) || /flux/i.test(model.id);

/** Height and width of the latents, an eighth of the picture's. */
const latents = (model: ModelRecord) =>
  /3\.5-large/i.test(model.id) ? py`latent_size=(128, 128)` : py`latent_size=(64, 64)`;

const load = (model: ModelRecord) =>
  isFlux(model)
    ? py`pipeline = FluxPipeline(model_version=${model.id}, shift=1.0, a16=True, w16=True)`
    : py`pipeline = DiffusionPipeline(model_version=${model.id}, shift=3.0, a16=True, w16=True)`;

const settings = (model: ModelRecord) =>
  isFlux(model) ? py`num_steps=4, cfg_weight=0.0` : py`num_steps=50, cfg_weight=5.0`;

/** What to know first. */
const notes = (model: ModelRecord, { revision }: SnippetContext) =>
  [
    "Runs on a Mac with Apple silicon, in Python 3.12 or older.",
    ...(known.has(model.id)
      ? []
      : ["DiffusionKit loads the models that it knows by name, of which this is none: it may refuse."]),
    ...(revision === undefined ? [] : ["DiffusionKit loads the main branch: it takes no revision."]),
  ].join("\n");

const generate = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: notes(model, context) })}

  from diffusionkit.mlx import ${isFlux(model) ? py`FluxPipeline` : py`DiffusionPipeline`}

  prompt = ${promptFor(model, "image")}

  ${load(model)}
  image, _ = pipeline.generate_image(prompt, ${settings(model)}, ${latents(model)})
  image.save("image.png")
  print("Saved image.png")
`;

export default {
  prettyLabel: "DiffusionKit",
  repoName: "DiffusionKit",
  repoUrl: "https://github.com/argmaxinc/DiffusionKit",
  filter: false,
  install: pip("diffusionkit"),
  snippets: (model, context) => [generate(model, context)],
  fixedSource: "DiffusionKit downloads the models that it knows itself, from the main branch",
  source: "diffusionkit 0.5.2, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "stable-diffusion": { id: "argmaxinc/mlx-stable-diffusion-3-medium", gated: "auto" },
  "larger-pictures": { id: "argmaxinc/mlx-stable-diffusion-3.5-large" },
  flux: { id: "argmaxinc/mlx-FLUX.1-schnell" },
  "flux-by-its-tag": { id: "owner/name", tags: ["flux"], widgetData: [{ text: "A red bicycle." }] },
} satisfies Examples;
