/**
 * A model as the hub API describes it (`/api/models/{id}`); field names are the API's own, so a
 * record from a hub goes straight in. Everything in it but `id` may be missing, and everything in
 * it was written by strangers.
 *
 * Source: huggingface_hub 1.33 `ModelInfo`, and records of the public hub (read 2026-11-21).
 */
export interface ModelRecord {
  /** `owner/name`, or a bare name. */
  readonly id: string;
  readonly tags?: readonly string[];
  readonly pipeline_tag?: string;
  readonly library_name?: string;
  readonly author?: string;
  readonly sha?: string;
  readonly createdAt?: string;
  readonly lastModified?: string;
  readonly downloads?: number;
  readonly likes?: number;
  readonly private?: boolean;
  readonly disabled?: boolean;
  /** False, or how access is granted: at once ("auto") or by the author ("manual"). */
  readonly gated?: false | "auto" | "manual";
  readonly cardData?: CardData;
  readonly widgetData?: readonly WidgetExample[];
  readonly config?: ModelConfig;
  readonly transformersInfo?: TransformersInfo;
  /** The word that a fill-mask model replaces. */
  readonly mask_token?: string;
  /** The files of the repository. */
  readonly siblings?: readonly Sibling[];
  readonly safetensors?: SafetensorsSummary;
  readonly gguf?: GgufSummary;
  /** Who serves the model, by provider; lists of the hub carry an array with `provider` in each. */
  readonly inferenceProviderMapping?: InferenceProviderMapping;
  /** Bytes that the repository takes. */
  readonly usedStorage?: number;
}

export interface CardData {
  readonly license?: string;
  readonly language?: string | readonly string[];
  readonly tags?: readonly string[];
  readonly base_model?: string | readonly string[];
  readonly instance_prompt?: string | null;
  readonly pipeline_tag?: string;
  readonly library_name?: string;
  readonly [key: string]: unknown;
}

export interface WidgetExample {
  readonly text?: string;
  readonly source_sentence?: string;
  readonly sentences?: readonly string[];
  readonly [key: string]: unknown;
}

export interface ModelConfig {
  readonly architectures?: readonly string[];
  readonly model_type?: string;
  readonly auto_map?: Readonly<Record<string, unknown>>;
  readonly quantization_config?: {
    readonly quant_method?: string;
    readonly bits?: number;
    readonly [key: string]: unknown;
  };
  readonly tokenizer_config?: { readonly chat_template?: ChatTemplate; readonly [key: string]: unknown };
  readonly processor_config?: { readonly chat_template?: ChatTemplate; readonly [key: string]: unknown };
  readonly chat_template_jinja?: string;
  readonly adapter_transformers?: { readonly model_name?: string; readonly model_class?: string };
  readonly keras_hub?: { readonly tasks?: readonly string[] };
  readonly peft?: { readonly base_model_name_or_path?: string; readonly task_type?: string };
  readonly sklearn?: {
    readonly model?: { readonly file?: string };
    readonly model_format?: string;
    /** Packages that it was saved with: `scikit-learn=1.0.2`. */
    readonly environment?: readonly string[];
    /** Rows as columns: `{"petal_length": [1.4, 4.7]}`. */
    readonly example_input?: unknown;
  };
  readonly speechbrain?: {
    readonly speechbrain_interface?: string;
    readonly vocoder_interface?: string;
    readonly vocoder_model_id?: string;
  };
  readonly [key: string]: unknown;
}

/** One template, or several by name. */
export type ChatTemplate = string | readonly { readonly name: string; readonly template: string }[];

export interface TransformersInfo {
  /** Class that loads the model: `AutoModelForCausalLM`. */
  readonly auto_model?: string;
  readonly custom_class?: string;
  readonly pipeline_tag?: string;
  /** Class that prepares its input: `AutoTokenizer`, `AutoProcessor` ... */
  readonly processor?: string;
}

export interface Sibling {
  /** Path in the repository. */
  readonly rfilename: string;
  /** Bytes. */
  readonly size?: number;
}

export interface SafetensorsSummary {
  /** Number of parameters by type: `{"BF16": 1234}`. */
  readonly parameters?: Readonly<Record<string, number>>;
  readonly total?: number;
}

export interface GgufSummary {
  /** Number of parameters. */
  readonly total?: number;
  readonly architecture?: string;
  readonly context_length?: number;
  readonly chat_template?: string;
  readonly bos_token?: string;
  readonly eos_token?: string;
}

export interface ProviderMapping {
  readonly providerId: string;
  readonly status: "live" | "staging" | "error";
  readonly task: string;
  readonly adapterWeightsPath?: string;
}

export type InferenceProviderMapping =
  | Readonly<Record<string, ProviderMapping>>
  | readonly (ProviderMapping & { readonly provider: string })[];
