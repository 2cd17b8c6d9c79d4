// What apps for pictures have to know of a model: which family it is of, and which file holds it.
import type { AppQuestion } from "./app.ts";
import { pipelineClass } from "./diffusers/pipeline.ts";
import type { ModelRecord } from "./model-record.ts";

const pictureTasks = new Set(["text-to-image", "image-to-image", "text-to-video", "image-to-video"]);

/** Whether the weights are an addition to another model's. */
export const isPictureLora = ({ task, model: { tags = [] } }: AppQuestion): boolean =>
  pictureTasks.has(task ?? "") &&
  tags.some((tag) => tag.toLowerCase() === "lora" || tag.startsWith("base_model:adapter:"));

/** Whether the model is a Stable Diffusion of the families whose one file holds all of it: 1, 2 and XL. */
export function isCheckpoint(question: AppQuestion): boolean {
  const name = pipelineClass(question.model);
  if (!pictureTasks.has(question.task ?? "") || isPictureLora(question)) return false;
  if (name !== undefined) return /^StableDiffusion(?:XL)?(?:Img2Img|Inpaint)?Pipeline$/.test(name);
  return (question.model.tags ?? []).some((tag) => /^stable-diffusion(?:-xl)?$/.test(tag));
}

/** Whether the model is a transformer of the family Flux, beside which encoders and a decoder are loaded. */
export const isFlux = (question: AppQuestion): boolean =>
  pictureTasks.has(question.task ?? "") &&
  !isPictureLora(question) &&
  pipelineClass(question.model)?.startsWith("Flux") === true;

// Parts that stand beside a checkpoint, and small files of another kind.
const otherParts =
  /(?:^|[_.-])(?:lora|vae|ae|encoder|controlnet|embedding|diffusion_pytorch_model|adapter_model)(?:[_.-]|$)/i;

/**
 * The file outside of folders that holds the weights: the largest one, where sizes are known. Undefined where there
 * is none, or the record names no files.
 */
export function weightsAtTop({ siblings = [] }: ModelRecord, lora: boolean): string | undefined {
  const files = siblings.filter(
    ({ rfilename }) => /^[^/]+\.safetensors$/.test(rfilename) && (lora || !otherParts.test(rfilename)),
  );
  return files.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0))[0]?.rfilename;
}
