// Model records come from strangers: what has not the shape of its field is dropped before any
// generator reads it, so that generators need no checks of their own.
import type {
  CardData,
  ChatTemplate,
  GgufSummary,
  ModelConfig,
  ModelRecord,
  SafetensorsSummary,
  Sibling,
  TransformersInfo,
  WidgetExample,
} from "./model-record.ts";

type Shape<T> = (value: unknown) => T | undefined;

const string: Shape<string> = (value) => (typeof value === "string" ? value : undefined);
const filled: Shape<string> = (value) => (typeof value === "string" && value.trim() !== "" ? value : undefined);
const number: Shape<number> = (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined);
const boolean: Shape<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The items that have the shape; nothing where it is no list. */
function list<T>(item: Shape<T>): Shape<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((entry) => {
      const clean = item(entry);
      return clean === undefined ? [] : [clean];
    });
  };
}

/** An object whose named fields have their shapes. Fields without a shape are kept with `rest`, else dropped. */
function object<T>(fields: { [K in keyof T]?: Shape<unknown> }, options: { rest?: boolean } = {}): Shape<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (value) => {
    if (!isObject(value)) return undefined;
    const result: Record<string, unknown> = options.rest ? { ...value } : {};
    for (const name of names) {
      const field = Object.hasOwn(value, name) ? fields[name]?.(value[name]) : undefined;
      if (field !== undefined) result[name] = field;
      else delete result[name];
    }
    return result as T;
  };
}

/** An object used as a table. */
const table =
  <T>(item: Shape<T>): Shape<Record<string, T>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).map(([key, entry]) => [key, item(entry)] as const);
    return Object.fromEntries(entries.filter((entry): entry is readonly [string, T] => entry[1] !== undefined));
  };

const either =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  (value) =>
    first(value) ?? second(value);

const strings = list(filled);

const chatTemplate: Shape<ChatTemplate> = either(filled, (value) => {
  const named = list(object<{ name: string; template: string }>({ name: string, template: string }))(value);
  const whole = named?.filter((entry) => entry.name !== undefined && entry.template !== undefined);
  return whole && whole.length > 0 ? whole : undefined;
});
const templateHolder = object<NonNullable<ModelConfig["tokenizer_config"]>>(
  { chat_template: chatTemplate },
  { rest: true },
);

const config = object<ModelConfig>(
  {
    architectures: strings,
    model_type: filled,
    auto_map: table(either(filled, strings)),
    quantization_config: object<NonNullable<ModelConfig["quantization_config"]>>(
      { quant_method: filled, bits: number },
      { rest: true },
    ),
    tokenizer_config: templateHolder,
    processor_config: templateHolder,
    chat_template_jinja: filled,
    adapter_transformers: object<NonNullable<ModelConfig["adapter_transformers"]>>({
      model_name: filled,
      model_class: filled,
    }),
    keras_hub: object<NonNullable<ModelConfig["keras_hub"]>>({ tasks: strings }),
    peft: object<NonNullable<ModelConfig["peft"]>>({ base_model_name_or_path: filled, task_type: filled }),
    sklearn: object<NonNullable<ModelConfig["sklearn"]>>(
      { model: object<{ file?: string }>({ file: filled }), model_format: filled, environment: strings },
      { rest: true },
    ),
    speechbrain: object<NonNullable<ModelConfig["speechbrain"]>>({
      speechbrain_interface: filled,
      vocoder_interface: filled,
      vocoder_model_id: filled,
    }),
  },
  { rest: true },
);

const gated: Shape<false | "auto" | "manual"> = (value) =>
  value === "auto" || value === "manual" || value === false ? value : value === true ? "auto" : undefined;

const providerMapping: Shape<NonNullable<ModelRecord["inferenceProviderMapping"]>> = (value) =>
  typeof value === "object" && value !== null
    ? (value as NonNullable<ModelRecord["inferenceProviderMapping"]>)
    : undefined;

const fields = object<ModelRecord>(
  {
    id: filled,
    tags: strings,
    pipeline_tag: filled,
    library_name: filled,
    author: filled,
    sha: filled,
    createdAt: filled,
    lastModified: filled,
    downloads: number,
    likes: number,
    private: boolean,
    disabled: boolean,
    gated,
    cardData: object<CardData>(
      {
        license: filled,
        language: either(filled, strings),
        tags: strings,
        base_model: either(filled, strings),
        instance_prompt: filled,
        pipeline_tag: filled,
        library_name: filled,
      },
      { rest: true },
    ),
    widgetData: list(
      object<WidgetExample>({ text: filled, source_sentence: filled, sentences: strings }, { rest: true }),
    ),
    config,
    transformersInfo: object<TransformersInfo>({
      auto_model: filled,
      custom_class: filled,
      pipeline_tag: filled,
      processor: filled,
    }),
    mask_token: filled,
    siblings: (value) => {
      const entries = list(object<Sibling>({ rfilename: filled, size: number }))(value);
      return entries?.filter((entry) => entry.rfilename !== undefined);
    },
    safetensors: object<SafetensorsSummary>({ parameters: table(number), total: number }),
    gguf: object<GgufSummary>({
      total: number,
      architecture: filled,
      context_length: number,
      chat_template: filled,
      bos_token: string,
      eos_token: string,
    }),
    inferenceProviderMapping: providerMapping,
    usedStorage: number,
  },
  { rest: true },
);

const cleaned = new WeakSet<object>();
// The one that came last comes again for the next library.
let last: ModelRecord | undefined;

/**
 * The record with every field that has the wrong shape left out, so that reading it cannot fail.
 * A record without an id keeps an empty one. Fields that the type does not name are kept as they are.
 * What it returned is taken as clean when it comes again: clean once, then ask many libraries.
 */
export function cleanRecord(model: unknown): ModelRecord {
  if (last !== undefined && model === last) return last;
  if (typeof model === "object" && model !== null && cleaned.has(model)) {
    last = model as ModelRecord;
    return last;
  }
  const clean = fields(model);
  const record = clean === undefined ? { id: "" } : clean.id === undefined ? { ...clean, id: "" } : clean;
  cleaned.add(record);
  return record;
}
