// model_index.json: the pipeline of a diffusers model and its components.
import { type ModelFolder, stringOr } from "./model-folder.ts";

export interface DiffusersFacts {
  /** Class of the pipeline. */
  readonly className?: string;
}

export async function readDiffusers(folder: ModelFolder): Promise<DiffusersFacts> {
  const index = await folder.json("model_index.json");
  if (!index) return {};
  const className = stringOr(index._class_name, undefined);
  if (className === undefined) {
    if ("_diffusers_version" in index) {
      folder.problem(
        "model_index.json",
        "names no pipeline (_class_name)",
        "save the pipeline again with save_pretrained",
      );
    }
    return {};
  }
  for (const [component, value] of Object.entries(index)) {
    // A component is a pair of library and class; [null, null] is one that is left out.
    if (!Array.isArray(value) || value.length !== 2 || typeof value[1] !== "string") continue;
    if (folder.files.some(({ path }) => path.startsWith(`${component}/`))) continue;
    folder.problem(
      "model_index.json",
      `names the component ${JSON.stringify(component)}, and there is no folder ${component}/`,
      "add the folder, or take the component out",
    );
  }
  return { className };
}

// Tasks of diffusers' pipelines by parts of their class names, the first that fits. Source: the
// pipelines' own pages in the documentation of diffusers 0.36 (read 2026-11-21).
const taskOfClass: readonly (readonly [RegExp, string])[] = [
  [/^ShapEImg2Img/, "image-to-3d"],
  [/^ShapE/, "text-to-3d"],
  [/^MarigoldDepth/, "depth-estimation"],
  [/AudioLDM|MusicLDM|StableAudio|AudioDiffusion|DanceDiffusion/, "text-to-audio"],
  [/StableVideoDiffusion|ImageToVideo|I2VGen|Img2Vid|FramePack/, "image-to-video"],
  [/VideoToVideo|VACE/, "video-to-video"],
  [
    /Wan|HunyuanVideo|LTX|CogVideoX|Mochi|AnimateDiff|TextToVideo|Latte|Allegro|Cosmos|EasyAnimate|SkyReels/,
    "text-to-video",
  ],
  [
    /Img2Img|Inpaint|Edit|Kontext|Pix2Pix|Upscale|Depth2Img|Control[Nn]et|SuperResolution|Fill|Redux|Canny|PaintByExample|ImageVariation/,
    "image-to-image",
  ],
  [/^(?:DDPM|DDIM|PNDM|ScoreSdeVe|KarrasVe|LDMPipeline|ConsistencyModel|DiT)/, "unconditional-image-generation"],
  [/Pipeline$/, "text-to-image"],
];

/** The task of a pipeline class. */
export const diffusersTask = (className: string): string | undefined =>
  taskOfClass.find(([pattern]) => pattern.test(className))?.[1];
