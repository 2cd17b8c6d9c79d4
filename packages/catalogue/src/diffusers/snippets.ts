import { comment, type Fragment, identifier, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { catPicture, ownPicture } from "../example-inputs.ts";
import type { SnippetContext } from "../library.ts";
import { hasRemoteCode, loadingOptions } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { controlnet } from "./controlnet.ts";
import { fill, inpaint } from "./inpainting.ts";
import { baseOrMissing, load, pipelineClass, saveImage, top } from "./pipeline.ts";
import { promptFor } from "./prompts.ts";
import { videoPipeline, videoRun, videoWeights } from "./video.ts";

type Generator = (model: ModelRecord, context: SnippetContext) => Snippet;

const prompt = (model: ModelRecord, kind: "image" | "edit") => py`prompt = ${promptFor(model, kind)}`;

const ownCat = py`
  ${comment(ownPicture)}
  image_path = ${catPicture}
`;

/**
 * Settings of models that were distilled to few steps, and of those made from them; the pipelines' defaults
 * (50 steps and guidance) are made for others.
 * Source: cards of the models, and docstrings of diffusers 0.42.1 (pipelines/flux, z_image), read 2026-11-21.
 */
const distilled: readonly { readonly sign: RegExp; readonly settings: Readonly<Record<string, number>> }[] = [
  { sign: /\/FLUX\.1-schnell/i, settings: { num_inference_steps: 4, guidance_scale: 0 } },
  { sign: /\/FLUX\.2-klein-[49]B/i, settings: { num_inference_steps: 4, guidance_scale: 1 } },
  { sign: /\/Z-Image-Turbo/i, settings: { num_inference_steps: 8, guidance_scale: 0 } },
  { sign: /\/sdxl?-turbo/i, settings: { num_inference_steps: 1, guidance_scale: 0 } },
];

/** Arguments besides prompt and picture. Qwen-Image guides only against a negative prompt, however empty. */
const settingsOf = (model: ModelRecord): Readonly<Record<string, number | string>> =>
  /^QwenImage(?:Edit|EditPlus)?Pipeline$/.test(pipelineClass(model) ?? "")
    ? { negative_prompt: " " }
    : (distilled.find(({ sign }) => sign.test(model.id))?.settings ?? {});

const ownObject = py`
  # A path or URL: put your own picture here, one object on a plain background.
  image_path = "https://hf.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png"
`;

/** Writes a mesh; its guidance and steps are those of the pipelines' docstrings. */
const savedMesh = (input: Fragment<"python">, guidance: number) => py`
  mesh = ${pythonCall("pipe", [input], { guidance_scale: guidance, num_inference_steps: 64, output_type: "mesh" })}.images[0]
  export_to_ply(mesh, "output.ply")
  print("Saved output.ply")
`;

/** The autoencoder of the newer pipelines knows the rate of its sound. Source: diffusers 0.42.1, autoencoder_oobleck.py, read 2026-11-21. */
const samplingRate = (model: ModelRecord): Fragment<"python"> =>
  model.tags?.some((tag) => /^diffusers:(?:AceStep|StableAudio)/.test(tag))
    ? py`sampling_rate = pipe.vae.sampling_rate`
    : py`
        # The model's card says its sampling rate.
        sampling_rate = 44100
      `;

/** What goes in and what comes out, whatever weights the pipeline has. */
const runs = {
  imageFromText: (model: ModelRecord) => ({
    imports: none.python,
    input: prompt(model, "image"),
    call: py`
      image = ${pythonCall("pipe", [py`prompt`], settingsOf(model))}.images[0]
      ${saveImage}
    `,
  }),
  imageFromImage: (model: ModelRecord) => ({
    imports: pyImport("from diffusers.utils import load_image"),
    input: py`
      ${prompt(model, "edit")}
      ${ownCat}
    `,
    call: py`
      image = ${pythonCall("pipe", [], { image: py`load_image(image_path)`, prompt: py`prompt`, ...settingsOf(model) })}.images[0]
      ${saveImage}
    `,
  }),
  meshFromText: (model: ModelRecord) => ({
    imports: pyImport("from diffusers.utils import export_to_ply"),
    input: py`prompt = ${model.widgetData?.[0]?.text ?? "A wooden rocking chair"}`,
    call: savedMesh(py`prompt`, 15),
    fullPrecision: true,
  }),
  meshFromImage: () => ({
    imports: pyImport("from diffusers.utils import export_to_ply, load_image"),
    input: ownObject,
    call: savedMesh(py`load_image(image_path)`, 3),
    fullPrecision: true,
  }),
  // These small models' pixels become an array, and numpy has no bfloat16.
  imageFromNothing: () => ({
    fullPrecision: true,
    imports: none.python,
    input: none.python,
    call: py`
      image = pipe().images[0]
      ${saveImage}
    `,
  }),
  // It resizes the picture in the type of its weights, which PyTorch cannot do in bfloat16 without a GPU.
  depthFromImage: () => ({
    fullPrecision: true,
    imports: pyImport("from diffusers.utils import load_image"),
    input: ownCat,
    call: py`
      depth = pipe(load_image(image_path)).prediction
      image = pipe.image_processor.visualize_depth(depth)[0]
      ${saveImage}
    `,
  }),
  audioFromText: (model: ModelRecord) => ({
    imports: pyImport("import soundfile"),
    input: py`prompt = ${model.widgetData?.[0]?.text ?? "Slow piano music with rain in the background"}`,
    call: py`
      audio = torch.as_tensor(pipe(prompt).audios[0]).float().cpu()
      ${samplingRate(model)}
      soundfile.write("output.wav", audio.T.numpy(), sampling_rate)
      print("Saved output.wav")
    `,
  }),
};

type Run = (model: ModelRecord) => {
  readonly imports: Fragment<"python">;
  readonly input: Fragment<"python">;
  readonly call: Fragment<"python">;
  /** Whether it fails, or suffers, in half precision. */
  readonly fullPrecision?: boolean;
};

function runFor(model: ModelRecord): Run {
  const kind = pipelineClass(model);
  if (kind === "ShapEPipeline") return runs.meshFromText;
  if (kind === "ShapEImg2ImgPipeline") return runs.meshFromImage;
  if (kind === "MarigoldDepthPipeline") return runs.depthFromImage;
  if (/^(?:ConsistencyModel|DDIM|DDPM|KarrasVe|LDM|PNDM|ScoreSdeVe)Pipeline$/.test(kind ?? "")) {
    return runs.imageFromNothing;
  }
  const video = videoRun(model);
  if (video) return video;
  switch (model.pipeline_tag) {
    case "image-to-image":
    case "image-text-to-image":
      return runs.imageFromImage;
    case "unconditional-image-generation":
      return runs.imageFromNothing;
    case "text-to-3d":
      return kind === undefined ? runs.meshFromText : runs.imageFromText;
    case "image-to-3d":
      return kind === undefined ? runs.meshFromImage : runs.imageFromImage;
    case "text-to-audio":
      // Riffusion paints spectrograms.
      return kind === "StableDiffusionPipeline" ? runs.imageFromText : runs.audioFromText;
    case "text-to-image":
      return runs.imageFromText;
    default:
      // The card names no task: the class says whether it changes pictures.
      return /(?:Edit|EditPlus|Img2Img|InstructPix2Pix|Kontext|Upscale)Pipeline$/.test(kind ?? "")
        ? runs.imageFromImage
        : runs.imageFromText;
  }
}

/** Classes that take words alone, and have a sister of the same weights that takes a picture too. */
const wordsAlone = /^(?:StableDiffusion(?:XL|3)?|Flux|Kandinsky(?:V22)?|QwenImage|ZImage)Pipeline$/;

/** Second halves, which a class of both halves completes with the repository of the first. */
const decoder = /^(?:Kandinsky(?:V22)?|StableCascadeDecoder|WuerstchenDecoder)Pipeline$/;

function imagePipeline(model: ModelRecord): string {
  const kind = pipelineClass(model) ?? "";
  if (/^image-(?:text-)?to-image$/.test(model.pipeline_tag ?? "") && wordsAlone.test(kind)) {
    return "AutoPipelineForImage2Image";
  }
  return decoder.test(kind) ? "AutoPipelineForText2Image" : "DiffusionPipeline";
}

const whole: Generator = (model, context) => {
  const { imports, input, call, fullPrecision } = runFor(model)(model);
  const pipeline = videoPipeline(model) ?? imagePipeline(model);
  const options = { ...videoWeights(model, context), ...loadingOptions(model, context) };
  return python()`
    ${top(model, context, { remoteCode: hasRemoteCode(model) })}

    import torch
    from diffusers import ${identifier(pipeline)}
    ${imports}

    ${input}

    ${load(pipeline, model.id, context, options, { fullPrecision })}

    ${call}
  `;
};

/** A pipeline of the base model with weights of this one added to it. */
const adapted = (model: ModelRecord, context: SnippetContext, run: Run, add: Fragment<"python">) => {
  const { imports, input, call } = run(model);
  return python()`
    ${top(model, context, { adapts: true })}

    import torch
    from diffusers import DiffusionPipeline
    ${imports}

    ${input}

    ${load("DiffusionPipeline", baseOrMissing(model), context)}
    ${add}

    ${call}
  `;
};

/** The file of the weights, where diffusers could not tell it by its name. */
function weightName(model: ModelRecord): string | undefined {
  const files = (model.siblings ?? [])
    .map(({ rfilename }) => rfilename)
    .filter((file) => file.endsWith(".safetensors"));
  return files.includes(loraFile) ? undefined : files.find((file) => !file.includes("/"));
}

const lora: Generator = (model, context) => {
  const options = { weight_name: weightName(model), revision: context.revision };
  return adapted(model, context, runFor(model), pythonCall("pipe.load_lora_weights", [model.id], options));
};

/** The word that stands for what was learned, for models whose card shows no prompt with their own. */
const concept = "<concept>";

const textualInversion: Generator = (model, context) => {
  const shown = model.widgetData?.[0]?.text ?? model.cardData?.instance_prompt;
  const run: Run = (model) => ({
    ...runs.imageFromText(model),
    input:
      shown === undefined
        ? py`
            ${comment(`${concept} stands for what the model learned.`)}
            prompt = ${`${promptFor(model, "image")}, in the style of ${concept}`}
          `
        : prompt(model, "image"),
  });
  const options = { token: shown === undefined ? concept : undefined, revision: context.revision };
  return adapted(model, context, run, pythonCall("pipe.load_textual_inversion", [model.id], options));
};

const loraFile = "pytorch_lora_weights.safetensors";

/** Whether the repository holds an adapter of weights, and not a pipeline: a tag, the file's name, or the base says so. */
export function isLora(model: ModelRecord): boolean {
  const tags = model.tags ?? [];
  if (tags.includes("lora") || tags.includes("LoRA")) return true;
  const files = model.siblings?.map(({ rfilename }) => rfilename) ?? [];
  if (pipelineClass(model) !== undefined || files.includes("model_index.json")) return false;
  return files.includes(loraFile) || tags.some((tag) => tag.startsWith("base_model:adapter:"));
}

/** The code for the model, by what its tags say that the repository holds. */
export function diffusersSnippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const tags = model.tags ?? [];
  const kind = pipelineClass(model) ?? "";
  if (/^StableDiffusion(?:XL)?InpaintPipeline$/.test(kind)) return [inpaint(model, context)];
  if (tags.includes("controlnet") || tags.includes("ControlNet")) return [controlnet(model, context, tags)];
  if (isLora(model)) return [lora(model, context)];
  if (tags.includes("textual_inversion")) return [textualInversion(model, context)];
  if (kind === "FluxFillPipeline") return [fill(model, context)];
  return [whole(model, context)];
}
