// What is asked of a model: the sample input of its task, or what the reader gave instead.
import { type ModelRecord, sampleInput } from "@modelshelf/catalogue";
import { InferenceInputError } from "./errors.ts";
import type { InferenceOptions } from "./options.ts";
import type { JsonValue } from "./request.ts";
import { audioFile, type SampleFile } from "./sample-file.ts";
import type { InferenceTask } from "./task.ts";

/** Fields of a request besides what is asked, in the order in which they are written. */
type Parameters = Readonly<Record<string, JsonValue>>;

interface Prompt<T extends InferenceTask> {
  readonly task: T;
  readonly prompt: string;
  readonly parameters: Parameters;
}

interface InputsByTask {
  readonly conversational: {
    readonly task: "conversational";
    /** In the shape of OpenAI-compatible chat completions. */
    readonly messages: readonly JsonValue[];
    readonly parameters: Parameters;
  };
  readonly "text-generation": Prompt<"text-generation">;
  readonly "text-to-image": Prompt<"text-to-image">;
  readonly "automatic-speech-recognition": {
    readonly task: "automatic-speech-recognition";
    readonly file: SampleFile;
    readonly parameters: Parameters;
  };
}

export type TaskInputs<T extends InferenceTask = InferenceTask> = InputsByTask[T];

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
  const { inputs } = options;
  switch (task) {
    case "conversational":
      return chatInputs(model, options);
    case "text-generation":
    case "text-to-image": {
      const generation = task === "text-generation" ? generationParameters(options) : {};
      if (inputs === undefined) return { task, prompt: samplePrompt(model, task), parameters: generation };
      if (typeof inputs === "string") return { task, prompt: inputs, parameters: generation };
      const { prompt, parameters } = promptFields(inputs, task);
      return { task, prompt, parameters: { ...parameters, ...generation } };
    }
    case "automatic-speech-recognition": {
      if (inputs === undefined) return { task, file: audioFile(audioPath), parameters: {} };
      if (typeof inputs === "string") return { task, file: audioFile(inputs), parameters: {} };
      const { prompt, parameters } = promptFields(inputs, task);
      return { task, file: audioFile(prompt), parameters };
    }
  }
}

function chatInputs(model: ModelRecord, options: InferenceOptions): TaskInputs {
  const { inputs } = options;
  const generation = generationParameters(options);
  if (inputs === undefined) return { task: "conversational", messages: sampleMessages(model), parameters: generation };
  if (typeof inputs === "string") {
    return { task: "conversational", messages: [{ role: "user", content: inputs }], parameters: generation };
  }
  const fields = (isList(inputs) ? { messages: inputs } : inputs) as Fields;
  const { messages, model: _model, stream: _stream, ...rest } = fields;
  if (!isList(messages) || messages.length === 0 || !messages.every(isMessage)) {
    throw new InferenceInputError(
      `the inputs of a chat are a text, a list of messages, or an object with "messages"; a message is {"role": "user", "content": "..."}; got ${shown(messages ?? inputs)}`,
    );
  }
  return { task: "conversational", messages, parameters: { ...defined(rest), ...generation } };
}

const isList = (value: unknown): value is readonly JsonValue[] => Array.isArray(value);

function isMessage(value: JsonValue): boolean {
  if (typeof value !== "object" || value === null || isList(value)) return false;
  const { role, content } = value;
  return typeof role === "string" && (typeof content === "string" || isList(content));
}

/** The prompt (or path) and the parameters of an object: `parameters`, and every other field beside it. */
function promptFields(inputs: unknown, task: InferenceTask): { prompt: string; parameters: Parameters } {
  const wanted = task === "automatic-speech-recognition" ? "the path of an audio file" : "a prompt";
  if (typeof inputs === "object" && inputs !== null && !Array.isArray(inputs)) {
    const { prompt, inputs: inner, parameters, model: _model, ...rest } = inputs as Fields;
    const asked = prompt ?? inner;
    const isObject = typeof parameters === "object" && parameters !== null && !isList(parameters);
    if (typeof asked === "string" && (parameters === undefined || isObject)) {
      return { prompt: asked, parameters: defined({ ...rest, ...(parameters as Fields | undefined) }) };
    }
  }
  throw new InferenceInputError(
    `the inputs of ${task} are ${wanted}, or an object with it as "inputs" and with "parameters"; got ${shown(inputs)}`,
  );
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

function defined(fields: Fields): Parameters {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  );
}

function sampleMessages(model: ModelRecord): readonly JsonValue[] {
  const task = model.pipeline_tag === "image-text-to-text" ? "image-text-to-text" : "text-generation";
  // The sample of a model without the tag is no chat; here it is known to chat.
  return sampleInput({ ...model, pipeline_tag: task, tags: ["conversational"] }) as unknown as readonly JsonValue[];
}

function samplePrompt(model: ModelRecord, task: "text-generation" | "text-to-image"): string {
  return sampleInput({ ...model, pipeline_tag: task, tags: [] }, { noQuotes: true }) as string;
}
