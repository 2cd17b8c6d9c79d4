import { comment, type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { catPicture, ownPicture } from "../example-inputs.ts";
import type { SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { controlnet } from "./controlnet.ts";
import { fill, inpaint } from "./inpainting.ts";
import { baseOrMissing, load, pipelineClass, saveImage, saveVideo, top } from "./pipeline.ts";
import { promptFor } from "./prompts.ts";

type Generator = (model: ModelRecord, context: SnippetContext) => Snippet;

const prompt = (model: ModelRecord, kind: "image" | "edit" | "video") => py`prompt = ${promptFor(model, kind)}`;

const ownCat = py`
  ${comment(ownPicture)}
  image_path = ${catPicture}
`;

/** What goes in and what comes out, whatever weights the pipeline has. */
const runs = {
  imageFromText: (model: ModelRecord) => ({
    imports: none.python,
    input: prompt(model, "image"),
    call: py`
      image = pipe(prompt).images[0]
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
      image = pipe(image=load_image(image_path), prompt=prompt).images[0]
      ${saveImage}
    `,
  }),
  videoFromText: (model: ModelRecord) => ({
    imports: pyImport("from diffusers.utils import export_to_video"),
    input: prompt(model, "video"),
    call: py`
      frames = pipe(prompt=prompt).frames[0]
      ${saveVideo}
    `,
  }),
  videoFromImage: (model: ModelRecord) => ({
    imports: pyImport("from diffusers.utils import export_to_video, load_image"),
    input: py`
      ${prompt(model, "video")}
      ${ownCat}
    `,
    call: py`
      frames = pipe(image=load_image(image_path), prompt=prompt).frames[0]
      ${saveVideo}
    `,
  }),
  // Stable Video Diffusion takes a picture alone.
  videoFromImageAlone: () => ({
    imports: pyImport("from diffusers.utils import export_to_video, load_image"),
    input: ownCat,
    call: py`
      frames = pipe(load_image(image_path), decode_chunk_size=8).frames[0]
      ${saveVideo}
    `,
  }),
  videoFromVideo: (model: ModelRecord) => ({
    imports: pyImport("from diffusers.utils import export_to_video, load_video"),
    input: py`
      ${prompt(model, "video")}
      ${comment("A path or URL: put your own video here.")}
      video_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cogvideox/hiker.mp4"
    `,
    call: py`
      frames = pipe(video=load_video(video_path), prompt=prompt).frames[0]
      ${saveVideo}
    `,
  }),
  imageFromNothing: () => ({
    imports: none.python,
    input: none.python,
    call: py`
      image = pipe().images[0]
      ${saveImage}
    `,
  }),
  audioFromText: (model: ModelRecord) => ({
    imports: pyImport("import soundfile"),
    input: py`prompt = ${model.widgetData?.[0]?.text ?? "Slow piano music with rain in the background"}`,
    call: py`
      audio = torch.as_tensor(pipe(prompt).audios[0]).float().cpu()
      ${comment("The model's card says its sampling rate.")}
      sampling_rate = 44100
      soundfile.write("output.wav", audio.T.numpy(), sampling_rate)
      print("Saved output.wav")
    `,
  }),
};

type Run = (typeof runs)[keyof typeof runs];

function runFor(model: ModelRecord): Run {
  switch (model.pipeline_tag) {
    case "image-to-image":
    case "image-text-to-image":
      return runs.imageFromImage;
    case "image-to-video":
    case "image-text-to-video":
      return pipelineClass(model) === "StableVideoDiffusionPipeline" ? runs.videoFromImageAlone : runs.videoFromImage;
    case "text-to-video":
      return runs.videoFromText;
    case "video-to-video":
      return runs.videoFromVideo;
    case "unconditional-image-generation":
      return runs.imageFromNothing;
    case "text-to-audio":
      return runs.audioFromText;
    default:
      return runs.imageFromText;
  }
}

/** Whether the code writes a video, which takes two packages more. */
export const makesVideo = (model: ModelRecord): boolean => (model.pipeline_tag ?? "").endsWith("to-video");

const whole: Generator = (model, context) => {
  const { imports, input, call } = runFor(model)(model);
  return python()`
    ${top(model, context)}

    import torch
    from diffusers import DiffusionPipeline
    ${imports}

    ${input}

    ${load("DiffusionPipeline", model.id, context, { revision: context.revision })}

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
  return files.includes("pytorch_lora_weights.safetensors") ? undefined : files.find((file) => !file.includes("/"));
}

const lora: Generator = (model, context) => {
  const options = { weight_name: weightName(model), revision: context.revision };
  return adapted(model, context, runFor(model), pythonCall("pipe.load_lora_weights", [model.id], options));
};

const textualInversion: Generator = (model, context) =>
  adapted(
    model,
    context,
    runs.imageFromText,
    pythonCall("pipe.load_textual_inversion", [model.id], { revision: context.revision }),
  );

/** The code for the model, by what its tags say that the repository holds. */
export function diffusersSnippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const tags = model.tags ?? [];
  const kind = pipelineClass(model) ?? "";
  if (/^StableDiffusion(?:XL)?InpaintPipeline$/.test(kind)) return [inpaint(model, context)];
  if (tags.includes("controlnet")) return [controlnet(model, context, tags)];
  if (tags.includes("lora")) return [lora(model, context)];
  if (tags.includes("textual_inversion")) return [textualInversion(model, context)];
  if (kind === "FluxFillPipeline") return [fill(model, context)];
  return [whole(model, context)];
}
