import { baseModel } from "../base-model.ts";
import type { SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";

/** Where code loads from. */
export interface ShapePlace extends Pick<SnippetContext, "endpoint" | "revision"> {
  /** The second model that is loaded, where the code is for an adapter. */
  readonly base?: string;
}

/** The model that an adapter's code loads beside it. */
export const shapeBase = (model: ModelRecord): string | undefined =>
  model.config?.peft?.base_model_name_or_path ?? baseModel(model);

/**
 * The code with marks in place of the model's id and its base's, the hub and the revision, and with calls in one line.
 * Two pieces of code with one shape differ in these alone, and in which of their calls are too long for a line.
 */
export function codeShape(code: string, model: string, { endpoint, revision, base }: ShapePlace = {}): string {
  const parts: readonly (readonly [string | undefined, string])[] = [
    [endpoint, "\u0001"],
    [revision, "\u0002"],
    // As a whole value: a base's name may be a word of others.
    [base === undefined || base === model ? undefined : JSON.stringify(base), '"\u0004"'],
    [model, "\u0003"],
  ];
  // Emitted code holds no raw controls, so a mark stands for a replaced value and nothing else.
  const marked = parts.reduce((text, [value, mark]) => (value ? text.replaceAll(value, () => mark) : text), code);
  return marked
    .replace(/([([{])\n\s+/g, "$1")
    .replace(/,\n\s*([)\]}])/g, "$1")
    .replace(/,\n\s+/g, ", ");
}
