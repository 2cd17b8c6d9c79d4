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

// Tasks of diffusers' pipelines by parts of their class names, the first that fits. Checked against
// the names of all pipelines of diffusers 0.42.1, and the descriptions of those whose names leave it
// open (read 2026-11-21).
const taskOfClass: readonly (readonly [RegExp, string | undefined])[] = [
  [/^RFD4/, undefined],
  [/^(?:DiffusionGemma|LLaDA)/, "text-generation"],
  [/^ShapEImg2Img/, "image-to-3d"],
  [/^ShapE/, "text-to-3d"],
  [/^MarigoldDepth/, "depth-estimation"],
  [/AudioLDM|MusicLDM|StableAudio|AudioD|DanceDiffusion|SpectrogramDiffusion|AceStep/, "text-to-audio"],
  [/TextToImage|T2I/, "text-to-image"],
  [/StableVideoDiffusion|ImageToVideo|Image2Video|I2V|Framepack|ConsisID|^PIA|SanaWM|VideoToWorld/, "image-to-video"],
  [/VideoToVideo|VACE|LucyEdit/, "video-to-video"],
  [
    /Wan|HunyuanVideo|LTX|CogVideoX|Mochi|AnimateDiff|TextToVideo|T2V|TI2VA|Latte|Allegro|Cosmos|EasyAnimate|SkyReels|AnyFlow|Helios|MotifVideo|SanaVideo/,
    "text-to-video",
  ],
  [
    /Img2Img|I2I|Inpaint|Edit|Kontext|Pix2Pix|Upscale|Depth2Img|Control[Nn]et|SuperResolution|Fill|Redux|PaintByExample|ImageVariation|RePaint|CycleDiffusion|^Marigold/,
    "image-to-image",
  ],
  [/^(?:DDPM|DDIM|PNDM|ScoreSdeVe|KarrasVe|LDMPipeline|ConsistencyModel|DiT)/, "unconditional-image-generation"],
  [/Pipeline$/, "text-to-image"],
];

/** The task of a pipeline class. */
export const diffusersTask = (className: string): string | undefined =>
  taskOfClass.find(([pattern]) => pattern.test(className))?.[1];
