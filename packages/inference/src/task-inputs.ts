// What is asked of a model: the sample input of its task, or what the reader gave instead.
import { type ModelRecord, sampleInput } from "@modelshelf/catalogue";
import { InferenceInputError } from "./errors.ts";
import type { InferenceOptions } from "./options.ts";
import type { JsonValue } from "./request.ts";
import { audioFile, imageFile, type SampleFile } from "./sample-file.ts";
import { type InferenceTask, taskShapes } from "./task.ts";

/** Fields of a request besides what is asked, in the order in which they are written. */
export type Parameters = Readonly<Record<string, JsonValue>>;

/** What is asked, by the task's shape. */
export interface InputsByShape {
  readonly chat: {
    /** In the shape of OpenAI-compatible chat completions. */
    readonly messages: readonly JsonValue[];
    readonly parameters: Parameters;
  };
  readonly prompt: { readonly prompt: string; readonly parameters: Parameters };
  readonly audio: { readonly file: SampleFile; readonly parameters: Parameters };
  readonly image: { readonly file: SampleFile; readonly parameters: Parameters };
  readonly edit: { readonly file: SampleFile; readonly prompt: string; readonly parameters: Parameters };
  readonly question: { readonly file: SampleFile; readonly question: string; readonly parameters: Parameters };
  readonly fields: { readonly fields: Parameters; readonly parameters: Parameters };
}

export type TaskInputs<T extends InferenceTask = InferenceTask> = T extends InferenceTask
  ? { readonly task: T; readonly shape: (typeof taskShapes)[T] } & InputsByShape[(typeof taskShapes)[T]]
  : never;

type Fields = { readonly [key: string]: JsonValue | undefined };

/**
 * The inputs for one request.
 *
 * @param audioPath the sample recording that the provider's clients all take.
 * @throws InferenceInputError where `options.inputs` does not fit the task.
 */
export function taskInputs(
  model: ModelRecord,
  task: InferenceTask,
  options: InferenceOptions,
  audioPath: string,
): TaskInputs {
  const shape = taskShapes[task];
  return { task, shape, ...inputsOf(model, task, options, audioPath) } as TaskInputs;
}

function inputsOf(
  model: ModelRecord,
  task: InferenceTask,
  options: InferenceOptions,
  audioPath: string,
): InputsByShape[keyof InputsByShape] {
  const generation = task === "text-generation" ? generationParameters(options) : {};
  switch (taskShapes[task]) {
    case "chat":
      return chatInputs(model, options);
    case "prompt": {
      const { asked, parameters } = split(task, options.inputs ?? sample(model, task), ["prompt", "text"]);
      return { prompt: asked, parameters: { ...labels(model, task), ...parameters, ...generation } };
    }
    case "audio": {
      const { asked, parameters } = split(task, options.inputs ?? audioPath, ["audio"]);
      return { file: audioFile(asked), parameters };
    }
    case "image": {
      const { asked, parameters } = split(task, options.inputs ?? sample(model, task), ["image"]);
      return { file: imageFile(asked), parameters: { ...labels(model, task), ...parameters } };
    }
    case "edit": {
      const { asked, parameters } = split(task, options.inputs ?? sample(model, task), ["image"]);
      const { prompt, rest } = textOf(task, "prompt", parameters, sample(model, task));
      return { file: imageFile(asked), prompt, parameters: rest };
    }
    case "question": {
      const { asked, parameters } = split(task, options.inputs ?? sample(model, task), ["image"]);
      const { prompt, rest } = textOf(task, "question", parameters, sample(model, task));
      return { file: imageFile(asked), question: prompt, parameters: rest };
    }
    case "fields":
      return namedFields(task, options.inputs ?? sample(model, task));
  }
}

function chatInputs(model: ModelRecord, options: InferenceOptions): InputsByShape["chat"] {
  const { inputs } = options;
  const generation = { ...generationParameters(options), ...chatParameters(options) };
  if (inputs === undefined) return { messages: sampleMessages(model), parameters: generation };
  if (typeof inputs === "string") return { messages: [{ role: "user", content: inputs }], parameters: generation };
  const fields = (isList(inputs) ? { messages: inputs } : inputs) as Fields;
  const { messages, model: _model, stream: _stream, ...rest } = fields;
  if (!isList(messages) || messages.length === 0 || !messages.every(isMessage)) {
    throw new InferenceInputError(
      `the inputs of a chat are a text, a list of messages, or an object with "messages"; a message is {"role": "user", "content": "..."}; got ${shown(messages ?? inputs)}`,
    );
  }
  return { messages, parameters: { ...defined(rest), ...generation } };
}

const isList = (value: unknown): value is readonly JsonValue[] => Array.isArray(value);

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !isList(value);

function isMessage(value: JsonValue): boolean {
  if (!isFields(value)) return false;
  const { role, content } = value;
  // A message that calls tools has no content.
  return typeof role === "string" && (typeof content === "string" || isList(content) || isList(value.tool_calls));
}

/** What each shape takes, in words. */
const wanted = {
  chat: "messages",
  prompt: 'a text, or an object with it as "inputs"',
  audio: 'the path of an audio file, or an object with it as "inputs"',
  image: 'the path of a picture, or an object with it as "image"',
  edit: 'the path of a picture, or an object with "image" and "prompt"',
  question: 'an object with "image", the path of a picture, and "question"',
  fields: "an object",
} as const;

function unfit(task: InferenceTask, inputs: unknown): InferenceInputError {
  return new InferenceInputError(
    `the inputs of ${task} are ${wanted[taskShapes[task]]} and with "parameters"; got ${shown(inputs)}`,
  );
}

/**
 * The text that is asked, which stands alone or under one of `names` or `inputs`; and the parameters of an object:
 * `parameters`, and every other field beside it.
 */
function split(
  task: InferenceTask,
  inputs: unknown,
  names: readonly string[],
): { readonly asked: string; readonly parameters: Parameters } {
  if (typeof inputs === "string") return { asked: inputs, parameters: {} };
  if (isFields(inputs)) {
    const { parameters = {}, model: _model, ...fields } = inputs;
    const name = [...names, "inputs"].find((one) => typeof fields[one] === "string");
    if (name !== undefined && isFields(parameters)) {
      const { [name]: asked, ...rest } = fields;
      return { asked: asked as string, parameters: defined({ ...rest, ...parameters }) };
    }
  }
  throw unfit(task, inputs);
}

/** The text beside a picture; the sample's, where the reader gave the picture alone. */
function textOf(
  task: InferenceTask,
  name: "prompt" | "question",
  parameters: Parameters,
  example: unknown,
): { readonly prompt: string; readonly rest: Parameters } {
  const { [name]: given, ...rest } = parameters;
  const prompt = given ?? (isFields(example) ? example[name] : undefined);
  if (typeof prompt !== "string") throw unfit(task, { ...parameters });
  return { prompt, rest };
}

/** Named values: those of `inputs`, or all but the parameters. */
function namedFields(task: InferenceTask, inputs: unknown): InputsByShape["fields"] {
  if (!isFields(inputs)) throw unfit(task, inputs);
  const { parameters = {}, model: _model, inputs: inner, ...rest } = inputs;
  if (!isFields(parameters)) throw unfit(task, inputs);
  if (isFields(inner)) return { fields: defined(inner), parameters: defined({ ...rest, ...parameters }) };
  if (Object.keys(rest).length === 0) throw unfit(task, inputs);
  return { fields: defined(rest), parameters: defined(parameters) };
}

function shown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // A cycle or a bigint: say what it is instead.
  }
  text ??= typeof value;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function generationParameters({ temperature, max_tokens, top_p }: InferenceOptions): Parameters {
  return defined({ temperature, max_tokens, top_p });
}

function chatParameters({ tools, response_format, reasoning_effort }: InferenceOptions): Parameters {
  return defined({ tools, response_format, reasoning_effort });
}

const none: Parameters = {};

function defined(fields: Fields): Parameters {
  const entries = Object.entries(fields);
  const left = entries.filter((entry): entry is [string, JsonValue] => entry[1] !== undefined);
  if (left.length === 0) return none;
  return left.length === entries.length ? (fields as Parameters) : Object.fromEntries(left);
}

function sampleMessages(model: ModelRecord): readonly JsonValue[] {
  const task = model.pipeline_tag === "image-text-to-text" ? "image-text-to-text" : "text-generation";
  // The sample of a model without the tag is no chat; here it is known to chat.
  return sampleInput({ ...model, pipeline_tag: task, tags: ["conversational"] }) as unknown as readonly JsonValue[];
}

/** The task's sample: a text, or the fields of an object. */
function sample(model: ModelRecord, task: InferenceTask): string | Fields {
  const text = String(sampleInput({ ...model, pipeline_tag: task, tags: [] }, { noQuotes: true }));
  const isText = taskShapes[task] === "prompt" || taskShapes[task] === "audio" || taskShapes[task] === "image";
  return isText && !hasLabels(task) ? text : (JSON.parse(text) as Fields);
}

/** Whether the model chooses among labels that are a part of the question. */
const hasLabels = (task: InferenceTask) =>
  task === "zero-shot-classification" || task === "zero-shot-image-classification";

/** The sample's labels, for a reader who gave none. */
function labels(model: ModelRecord, task: InferenceTask): Parameters {
  const example = hasLabels(task) ? sample(model, task) : {};
  return isFields(example) ? defined({ candidate_labels: example.candidate_labels }) : {};
}
