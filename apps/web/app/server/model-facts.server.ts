// What the pages say about a model, read from its record. Records are hostile: every field may have any shape.
import { cleanRecord, isTaskId, libraryOf, type ModelRecord, taskFacts } from "@modelshelf/catalogue";
import type { ShelfModel } from "../../src/shelf-reader.ts";
import { formatBytes, formatCount, formatDay } from "../format.ts";
import { modelAddress } from "../model-address.ts";
import type { ModelLine } from "../model-line.ts";

/** Licence of a model by its card or its tag. */
export function licenseOf(record: ModelRecord): string | undefined {
  const named = record.cardData?.license;
  if (typeof named === "string" && named !== "") return named;
  return record.tags?.find((tag) => tag.startsWith("license:"))?.slice("license:".length) || undefined;
}

/** Number of parameters, where the weights say it. */
export function parametersOf(record: ModelRecord): number | undefined {
  return record.safetensors?.total ?? record.gguf?.total;
}

export const taskLabel = (tag: string) => (isTaskId(tag) ? taskFacts[tag].label : tag);

export const modalityOf = (tag: string | undefined) => (isTaskId(tag) ? taskFacts[tag].modality : undefined);

/** A model as lists show it. */
export function modelLine({ record, hasFiles, totalSize }: ShelfModel): ModelLine {
  const model = cleanRecord(record);
  const { pipeline_tag: task, library_name: library } = model;
  const parameters = parametersOf(model);
  const size = [
    parameters === undefined ? undefined : `${formatCount(parameters)} params`,
    hasFiles && totalSize > 0 ? formatBytes(totalSize) : undefined,
  ].filter((part) => part !== undefined);
  const updated = formatDay(model.lastModified ?? model.createdAt);
  const license = licenseOf(model);
  return {
    id: model.id,
    href: modelAddress(model.id),
    hasFiles,
    ...(task !== undefined && { task: taskLabel(task), modality: modalityOf(task) ?? "other" }),
    ...(library !== undefined && { library: libraryOf(library).prettyLabel }),
    ...(license !== undefined && { license }),
    ...(size.length > 0 && { size: size.join(", ") }),
    ...(updated !== undefined && { updated }),
    ...(model.downloads !== undefined && { downloads: model.downloads }),
    ...(model.gated && { gated: true }),
  };
}

/** One row of the list of facts. */
export interface Fact {
  readonly term: string;
  readonly values: readonly { readonly text: string; readonly href?: string; readonly note?: string }[];
}

const languageName = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" });

const mostBaseModels = 6;

/** Ids of the models that a model was made from. */
export const baseModelsOf = (record: ModelRecord): string[] =>
  listOf(cleanRecord(record).cardData?.base_model).slice(0, mostBaseModels);

/**
 * What is known of a model, in the order in which a reader asks for it. `shelved` says which of its base models have a
 * page here; the others are on the public hub.
 */
export function modelFacts({ record, hasFiles, totalSize }: ShelfModel, shelved: ReadonlySet<string>): Fact[] {
  const model = cleanRecord(record);
  const query = (name: string, value: string) => `/models?${new URLSearchParams({ [name]: value })}`;
  const facts: Fact[] = [];
  const add = (term: string, ...values: Fact["values"]) => {
    if (values.length > 0) facts.push({ term, values });
  };

  const { pipeline_tag: task, library_name: library } = model;
  if (task !== undefined) {
    add("Task", { text: taskLabel(task), href: isTaskId(task) ? `/tasks/${task}` : query("task", task) });
  }
  if (library !== undefined) add("Library", { text: libraryOf(library).prettyLabel, href: query("library", library) });
  const license = licenseOf(model);
  if (license !== undefined) add("Licence", { text: license, href: query("license", license) });
  const parameters = parametersOf(model);
  const types = Object.keys(model.safetensors?.parameters ?? {})
    .slice(0, 4)
    .join(", ");
  if (parameters !== undefined) {
    add("Parameters", { text: formatCount(parameters), ...(types !== "" && { note: types }) });
  }
  const stored = hasFiles ? totalSize : (model.usedStorage ?? 0);
  if (stored > 0) add("Size", { text: formatBytes(stored) });
  if (model.gguf?.context_length !== undefined) {
    add("Context", { text: `${model.gguf.context_length.toLocaleString("en")} tokens` });
  }
  add(
    "Base model",
    ...baseModelsOf(model).map((id) => ({
      text: id,
      href: shelved.has(id) ? modelAddress(id) : `https://huggingface.co${modelAddress(id)}`,
    })),
  );
  add("Languages", ...languagesOf(model));
  if (model.gated) {
    add("Access", { text: model.gated === "manual" ? "Gated, granted by the author" : "Gated, granted at once" });
  }
  const updated = formatDay(model.lastModified);
  if (updated !== undefined) add("Updated", { text: updated });
  const created = formatDay(model.createdAt);
  if (created !== undefined) add("Created", { text: created });
  if (model.downloads !== undefined) add("Downloads", { text: model.downloads.toLocaleString("en") });
  if (model.likes !== undefined) add("Likes", { text: model.likes.toLocaleString("en") });
  add(
    "Files",
    hasFiles
      ? { text: "On this shelf" }
      : { text: "Elsewhere", note: "on the public hub", href: `https://huggingface.co${modelAddress(model.id)}` },
  );
  return facts;
}

const mostLanguages = 8;

function languagesOf(model: ModelRecord): Fact["values"] {
  const codes = listOf(model.cardData?.language);
  const shown = codes.slice(0, mostLanguages).map((code) => ({ text: nameOfLanguage(code) }));
  return codes.length > mostLanguages ? [...shown, { text: `${codes.length - mostLanguages} more` }] : shown;
}

function nameOfLanguage(code: string): string {
  try {
    return languageName.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A field that may be one text, a list of them, or anything else. */
function listOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === "string" && item !== "");
}
