// Code for the pipelines that make videos: which class takes what, and the size and pace of the frames.
// Source: diffusers 0.42.1, docstrings and `__call__` of the pipelines, read 2026-11-21.
import { comment, type Fragment, none, py, pyImport } from "@modelshelf/code";
import { guitarist, hiker, ownPicture, ownVideo } from "../example-inputs.ts";
import type { SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { pipelineClass, weightType } from "./pipeline.ts";
import { promptFor } from "./prompts.ts";

interface Family {
  /** What the classes of its pipelines are called. */
  readonly sign: RegExp;
  /** Classes that take a picture, or a video, where the repository names the one that takes words alone. */
  readonly fromPicture?: string;
  readonly fromVideo?: string;
  /** Width and height that it was trained for. */
  readonly size?: readonly [number, number];
  /** Frames a second. */
  readonly rate: number;
  /** Whether its codec must stay in full precision: it is given videos in that type. */
  readonly fullCodec?: true;
  /** Packages that its tokenizer, or the cleaning of its prompts, needs. */
  readonly packages?: readonly string[];
}

// The tokenizer of these is stored as SentencePiece has it.
const sentencePiece = ["sentencepiece", "protobuf"];

const families: readonly Family[] = [
  {
    sign: /^Wan/,
    fromPicture: "WanImageToVideoPipeline",
    fromVideo: "WanVideoToVideoPipeline",
    size: [832, 480],
    rate: 16,
    fullCodec: true,
    packages: ["ftfy"],
  },
  { sign: /^LucyEdit/, size: [832, 480], rate: 24, fullCodec: true, packages: ["ftfy"] },
  { sign: /^SkyReelsV2/, size: [960, 544], rate: 24, fullCodec: true, packages: ["ftfy"] },
  { sign: /^LTX2/, fromPicture: "LTX2ImageToVideoPipeline", size: [768, 512], rate: 24 },
  { sign: /^LTX/, fromPicture: "LTXImageToVideoPipeline", size: [704, 480], rate: 24, packages: sentencePiece },
  {
    sign: /^CogVideoX/,
    fromPicture: "CogVideoXImageToVideoPipeline",
    fromVideo: "CogVideoXVideoToVideoPipeline",
    size: [720, 480],
    rate: 8,
    packages: sentencePiece,
  },
  { sign: /^HunyuanVideo15/, fromPicture: "HunyuanVideo15ImageToVideoPipeline", rate: 24 },
  { sign: /^HunyuanVideo/, rate: 15 },
  { sign: /^MotifVideo/, fromPicture: "MotifVideoImage2VideoPipeline", size: [1280, 736], rate: 24 },
  { sign: /^StableVideoDiffusion/, size: [1024, 576], rate: 7 },
];

/** The 5-billion model of Wan 2.2 has another codec, for larger frames in quicker succession. */
const larger: Partial<Family> = { size: [1280, 704], rate: 24 };

function familyOf(model: ModelRecord): Family | undefined {
  const family = families.find(({ sign }) => sign.test(pipelineClass(model) ?? ""));
  return family && /wan2\.2-ti2v-5b/i.test(model.id) ? { ...family, ...larger } : family;
}

const takesPicture = (model: ModelRecord) => /^image-(?:text-)?to-video$/.test(model.pipeline_tag ?? "");

/** The pipeline that takes what the task gives, where the repository's own takes words alone. */
export function videoPipeline(model: ModelRecord): string | undefined {
  const named = pipelineClass(model) ?? "";
  // `WanPipeline`, but not `WanVACEPipeline` or `WanImageToVideoPipeline`.
  if (!/^(?:Wan|LTX|LTX2|CogVideoX|HunyuanVideo15|MotifVideo)Pipeline$/.test(named)) return undefined;
  if (takesPicture(model)) return familyOf(model)?.fromPicture;
  return model.pipeline_tag === "video-to-video" ? familyOf(model)?.fromVideo : undefined;
}

/** Packages that code for a video needs, besides those of every pipeline. */
export const videoPackages = (model: ModelRecord): readonly string[] => [
  "imageio",
  "imageio-ffmpeg",
  ...(familyOf(model)?.packages ?? []),
];

/** The types of the weights, where they are not the same for all parts. */
export const videoWeights = (
  model: ModelRecord,
  context: SnippetContext,
): Readonly<Record<string, Fragment<"python">>> => {
  if (!familyOf(model)?.fullCodec) return {};
  const types = py`{"default": torch.bfloat16, "vae": torch.float32}`;
  return Object.fromEntries(Object.keys(weightType(context)).map((name) => [name, types]));
};

const saved = (model: ModelRecord) => py`
  ${pythonCall("export_to_video", [py`frames`, "output.mp4"], { fps: familyOf(model)?.rate })}
  print("Saved output.mp4")
`;

const prompt = (model: ModelRecord, kind: "video" | "videoEdit" = "video") => py`prompt = ${promptFor(model, kind)}`;

const ownPortrait = py`
  ${comment(ownPicture)}
  image_path = ${guitarist}
`;

/** The picture cut to the shape of the frames, because pipelines stretch what has another. */
function fittedPicture(model: ModelRecord) {
  const size = familyOf(model)?.size;
  if (size === undefined)
    return { fit: none.python, load: py`load_image(image_path)`, options: {}, prepare: none.python };
  const [width, height] = size;
  return {
    fit: pyImport("from PIL import ImageOps"),
    prepare: py`
      # The size that the model was trained for; the picture is cut to its shape.
      width, height = ${width}, ${height}
      image = ImageOps.fit(load_image(image_path), (width, height))
    `,
    load: py`image`,
    options: { width: py`width`, height: py`height` },
  };
}

/** The beginning of the video, in the number of frames that the pipeline takes. */
function clip(model: ModelRecord): { readonly load: Fragment<"python">; readonly options: object } {
  const load = py`video = load_video(video_path)`;
  if (!/^(?:Wan|LucyEdit)/.test(pipelineClass(model) ?? "")) return { load, options: {} };
  return {
    load: py`
      ${load}
      # The model takes one frame and groups of four, 81 at most.
      video = video[: min(len(video) - 1, 80) // 4 * 4 + 1]
    `,
    options: /^LucyEdit/.test(pipelineClass(model) ?? "") ? { num_frames: py`len(video)` } : {},
  };
}

const videoRuns = {
  fromText: (model: ModelRecord) => ({
    imports: pyImport("from diffusers.utils import export_to_video"),
    input: prompt(model),
    call: py`
      frames = pipe(prompt=prompt).frames[0]
      ${saved(model)}
    `,
  }),
  fromPicture: (model: ModelRecord) => {
    const { fit, prepare, load, options } = fittedPicture(model);
    return {
      imports: py`
        from diffusers.utils import export_to_video, load_image
        ${fit}
      `,
      input: py`
        ${prompt(model)}
        ${ownPortrait}
      `,
      call: py`
        ${prepare}
        frames = ${pythonCall("pipe", [], { image: load, prompt: py`prompt`, ...options })}.frames[0]
        ${saved(model)}
      `,
    };
  },
  // Stable Video Diffusion takes a picture alone.
  fromPictureAlone: (model: ModelRecord) => {
    const { fit, prepare, load } = fittedPicture(model);
    return {
      imports: py`
        from diffusers.utils import export_to_video, load_image
        ${fit}
      `,
      input: ownPortrait,
      call: py`
        ${prepare}
        frames = pipe(${load}, decode_chunk_size=8).frames[0]
        ${saved(model)}
      `,
    };
  },
  fromVideo: (model: ModelRecord) => {
    const { load, options } = clip(model);
    return {
      imports: pyImport("from diffusers.utils import export_to_video, load_video"),
      input: py`
        ${prompt(model, "videoEdit")}
        ${comment(ownVideo)}
        video_path = ${hiker}
      `,
      call: py`
        ${load}
        frames = ${pythonCall("pipe", [], { video: py`video`, prompt: py`prompt`, ...options })}.frames[0]
        ${saved(model)}
      `,
    };
  },
};

/** What goes in and comes out of a model that makes videos; undefined for others. */
export function videoRun(model: ModelRecord) {
  if (takesPicture(model)) {
    return pipelineClass(model) === "StableVideoDiffusionPipeline" ? videoRuns.fromPictureAlone : videoRuns.fromPicture;
  }
  if (model.pipeline_tag === "text-to-video") return videoRuns.fromText;
  return model.pipeline_tag === "video-to-video" ? videoRuns.fromVideo : undefined;
}
