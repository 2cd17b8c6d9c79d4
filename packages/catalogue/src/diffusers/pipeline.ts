// The parts that all code for diffusers shares.
// Source: diffusers 0.42.1, pipelines/pipeline_utils.py, loaders and docstrings of the pipelines, read 2026-11-21.
import { comment, type Fragment, joinLines, none, py, type Value } from "@modelshelf/code";
import { baseModel, sameHubNote } from "../base-model.ts";
import type { SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** Stands in for the base model of an adapter that names none. */
export const missingBase = "fill-in-base-model";

export const baseOrMissing = (model: ModelRecord): string => baseModel(model) ?? missingBase;

const taggedClass = /^(?:diffusers:)?([A-Za-z0-9]+Pipeline)$/;

/** Class of the pipeline that the repository holds: `FluxFillPipeline`. */
export function pipelineClass(model: ModelRecord): string | undefined {
  const tag = model.tags?.find((one) => one.endsWith("Pipeline") && taggedClass.test(one));
  const tagged = tag && taggedClass.exec(tag)?.[1];
  const config = model.config?.diffusers;
  const named =
    typeof config === "object" && config !== null && "_class_name" in config ? config._class_name : undefined;
  return tagged ?? (typeof named === "string" ? named : undefined);
}

/** The processor that the code picks when it runs. */
export const device = py`device = torch.accelerator.current_accelerator(check_available=True) or "cpu"`;

/** The name of the argument for the type of the weights changed in 0.40. */
export const weightType = (context: SnippetContext): Readonly<Record<string, Fragment<"python">>> => {
  const [, minor] = /^0\.(\d+)/.exec(context.libraryVersion ?? "") ?? [];
  return { [minor !== undefined && Number(minor) < 40 ? "torch_dtype" : "dtype"]: py`torch.bfloat16` };
};

/** Top of the snippet; an adapter says where its base model comes from. */
export const top = (
  model: ModelRecord,
  context: SnippetContext,
  { adapts = false, remoteCode = false } = {},
): Fragment<"python"> => {
  const first = head(model, context, { remoteCode });
  if (!adapts) return first;
  const notes = [
    baseModel(model) === undefined
      ? py`${comment(`The card names no base model: replace ${missingBase} with the one it was made for.`)}`
      : none.python,
    context.endpoint === undefined ? none.python : py`${comment(sameHubNote)}`,
  ];
  return joinLines("python", [...notes, first]);
};

/** Loads a pipeline onto the processor, in half precision unless it is told not to. */
export const load = (
  className: string,
  id: string,
  context: SnippetContext,
  options: Readonly<Record<string, Value<"python"> | undefined>> = {},
  { fullPrecision = false } = {},
): Fragment<"python"> => py`
  ${device}
  pipe = ${pythonCall(`${className}.from_pretrained`, [id], { ...(fullPrecision ? {} : weightType(context)), ...options })}
  pipe.to(device)
`;

export const saveImage = py`
  image.save("output.png")
  print("Saved output.png")
`;
