// Which classes of transformers load a model and prepare its input.
import type { TransformersInfo } from "@modelshelf/catalogue";
import { autoClasses, processors } from "../generated/transformers.ts";
import { isObject, type JsonObject, stringList, stringOr } from "./model-folder.ts";

interface AutoClass {
  readonly name: string;
  readonly task: string;
}

const autoClassOf = new Map<string, AutoClass>();
const taskOfAutoClass = new Map<string, string>();
for (const [name, tasks] of Object.entries(autoClasses)) {
  for (const [task, architectures] of Object.entries(tasks)) {
    if (!taskOfAutoClass.has(name)) taskOfAutoClass.set(name, task);
    for (const architecture of architectures.split(" ")) autoClassOf.set(architecture, { name, task });
  }
}
// Classes that were in transformers until version 4 and stand in older models' auto_map.
taskOfAutoClass.set("AutoModelForVision2Seq", "image-text-to-text");
taskOfAutoClass.set("AutoModelWithLMHead", "text-generation");

const processorOf = new Map<string, string>();
for (const [processor, modelTypes] of Object.entries(processors)) {
  for (const modelType of modelTypes.split(" ")) processorOf.set(modelType, processor);
}

/**
 * The classes for a model's config.json. A class of the repository's own code (`auto_map`) comes
 * first, then the table of transformers; an architecture that transformers does not know stands
 * for itself, unless its name's ending says the task; without one there is only AutoModel.
 *
 * Rules: transformers' utils/update_metadata.py, and records of the public hub (read 2026-11-21).
 */
export function transformersInfo(config: JsonObject | undefined): TransformersInfo {
  const [architecture] = stringList(config?.architectures);
  const modelType = stringOr(config?.model_type, undefined);
  const processor = modelType === undefined ? undefined : processorOf.get(modelType);
  const custom = customClass(config?.auto_map, architecture);
  if (custom) {
    const task = taskOfAutoClass.get(custom.autoClass);
    return {
      auto_model: custom.autoClass,
      custom_class: custom.className,
      ...(task !== undefined && { pipeline_tag: task }),
      ...(processor !== undefined && { processor }),
    };
  }
  if (architecture === undefined) return { auto_model: "AutoModel" };
  const known = autoClassOf.get(architecture);
  if (known) {
    return { auto_model: known.name, pipeline_tag: known.task, processor: processor ?? "AutoTokenizer" };
  }
  const named = taskOfName(architecture);
  if (named) return { auto_model: named.name, pipeline_tag: named.task, ...(processor !== undefined && { processor }) };
  return { auto_model: architecture, ...(processor !== undefined && { processor }) };
}

/** Endings of class names that say their task; those of several tasks (ForConditionalGeneration) are left out. */
const endings = [
  "CausalLM",
  "MaskedLM",
  "SequenceClassification",
  "TokenClassification",
  "QuestionAnswering",
  "MultipleChoice",
  "ImageClassification",
  "ObjectDetection",
  "AudioClassification",
  "CTC",
];

/** The auto class of an architecture that is not in the table, by the ending of its name. */
function taskOfName(architecture: string): AutoClass | undefined {
  const ending = endings.find((name) => architecture.endsWith(`For${name}`));
  const task = ending === undefined ? undefined : taskOfAutoClass.get(`AutoModelFor${ending}`);
  return task === undefined ? undefined : { name: `AutoModelFor${ending}`, task };
}

function customClass(autoMap: unknown, architecture: string | undefined) {
  if (!isObject(autoMap)) return undefined;
  const classes = Object.entries(autoMap).flatMap(([autoClass, value]) => {
    const [className] = stringList(value);
    return autoClass.startsWith("AutoModel") && className !== undefined ? [{ autoClass, className }] : [];
  });
  const isArchitecture = ({ className }: { className: string }) =>
    architecture !== undefined && className.split(".").at(-1) === architecture;
  return (
    classes.find((entry) => isArchitecture(entry) && entry.autoClass !== "AutoModel") ??
    classes.find(({ autoClass }) => autoClass !== "AutoModel") ??
    classes[0]
  );
}
