// What a model needs, for each form that its weights have: the answer of the command, the API and the model's page.
import { cleanRecord } from "../clean-record.ts";
import type { FileQuantization } from "../gguf.ts";
import type { ModelRecord } from "../model-record.ts";
import type { ArchitectureReading, CacheArchitecture } from "./architecture.ts";
import { architectureOfConfig } from "./config-architecture.ts";
import { type KvCacheType, usualKvCacheType } from "./kv-cache.ts";
import { estimateMemory, type MemoryEstimate } from "./memory.ts";
import { publishedWeights, quantizedWeights, type Weights, type WeightsSource } from "./weights.ts";

export interface FitOptions {
  /** Bytes that there are. */
  readonly memory?: number;
  /** Tokens of prompt and answer; without it 8,192, or what the model was made for if that is less. */
  readonly context?: number;
  /** This form of the weights alone; where there are no such files it is worked out what they would take. */
  readonly quantization?: FileQuantization;
  readonly kvType?: KvCacheType;
}

/** One form of the weights. Bytes throughout; null for what is not known or was not asked. */
export interface FitRow {
  readonly name: string;
  readonly weights: number;
  readonly weightsFrom: WeightsSource;
  readonly files: readonly string[];
  /** True where these weights are an adapter's, and its base model's come on top. */
  readonly adapter: boolean;
  readonly kvCache: number | null;
  readonly overhead: number;
  readonly total: number;
  /** True where more is needed than `total`, and it is not known how much. */
  readonly atLeast: boolean;
  readonly fits: boolean | null;
  readonly largestContext: number | null;
}

/** Every field is a JSON value. */
export interface ModelFit {
  readonly model: string;
  /** Tokens that the cache is worked out for; null for a model without one. */
  readonly context: number | null;
  /** Tokens that the model was made for. */
  readonly maxContext: number | null;
  readonly kvType: KvCacheType;
  readonly memory: number | null;
  /** The best form first; empty where nothing tells how large the weights are. */
  readonly rows: readonly FitRow[];
  /** What is not known or not counted, a sentence each. */
  readonly notes: readonly string[];
}

/** Tokens that are reckoned with where nobody asks for a number. */
const usualContext = 8192;

const generativeTasks = new Set([
  "any-to-any",
  "audio-text-to-text",
  "image-text-to-text",
  "text-generation",
  "video-text-to-text",
]);

/** Whether a model makes text token by token, and so keeps a cache. */
function generatesText(model: ModelRecord): boolean {
  if (model.pipeline_tag !== undefined) return generativeTasks.has(model.pipeline_tag);
  if (model.transformersInfo?.auto_model === "AutoModelForCausalLM" || model.gguf !== undefined) return true;
  return model.config?.architectures?.some((name) => name.endsWith("ForCausalLM")) ?? false;
}

/**
 * What a model needs in memory. `reading` is what its files tell of its architecture; without it the record's own
 * `config` is asked.
 */
export function modelFit(
  record: ModelRecord,
  reading: ArchitectureReading | undefined,
  { memory, context, quantization, kvType = usualKvCacheType }: FitOptions = {},
): ModelFit {
  const model = cleanRecord(record);
  const isGenerative = generatesText(model);
  const known = reading ?? architectureOfRecord(model);
  const architecture = isGenerative && "architecture" in known ? known.architecture : undefined;
  const maxContext = architecture?.maxContext ?? (isGenerative ? positive(model.gguf?.context_length) : undefined);
  const tokens = context ?? Math.min(usualContext, maxContext ?? usualContext);
  const weights = weightsOf(model, quantization);
  const rows = weights.map((form) =>
    rowOf(
      form,
      estimateMemory({
        weights: form.bytes,
        generatesText: isGenerative,
        context: tokens,
        kvType,
        ...(architecture && { architecture }),
        ...(memory !== undefined && { memory }),
      }),
    ),
  );
  return {
    model: model.id,
    context: isGenerative ? tokens : null,
    maxContext: maxContext ?? null,
    kvType,
    memory: memory ?? null,
    rows,
    notes: notesOf({ isGenerative, known, architecture, weights, tokens, maxContext, model }),
  };
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined);

function architectureOfRecord({ config }: ModelRecord): ArchitectureReading {
  const reading = config === undefined ? undefined : architectureOfConfig(config);
  if (reading && "architecture" in reading) return reading;
  return { unknown: "there is neither a whole config.json nor a GGUF header here" };
}

function weightsOf(model: ModelRecord, quantization: FileQuantization | undefined): Weights[] {
  const published = publishedWeights(model);
  if (quantization === undefined) return published;
  const named = published.filter(({ name }) => name === quantization);
  if (named.length > 0) return named;
  const estimated = quantizedWeights(model, quantization);
  return estimated ? [estimated] : [];
}

function rowOf({ name, from, files, adapter }: Weights, estimate: MemoryEstimate): FitRow {
  const atLeast = estimate.atLeast || adapter === true;
  return {
    name,
    weights: estimate.weights,
    weightsFrom: from,
    files,
    adapter: adapter === true,
    kvCache: estimate.kvCache ?? null,
    overhead: estimate.overhead,
    total: estimate.total,
    atLeast,
    fits: adapter && estimate.fits ? null : (estimate.fits ?? null),
    largestContext: adapter ? null : (estimate.largestContext ?? null),
  };
}

interface Facts {
  readonly isGenerative: boolean;
  readonly known: ArchitectureReading;
  readonly architecture: CacheArchitecture | undefined;
  readonly weights: readonly Weights[];
  readonly tokens: number;
  readonly maxContext: number | undefined;
  readonly model: ModelRecord;
}

function notesOf({ isGenerative, known, architecture, weights, tokens, maxContext, model }: Facts): string[] {
  const notes: string[] = [];
  if (weights.length === 0) {
    notes.push("Neither the sizes of the weights' files nor the number of parameters are known.");
  }
  if (weights.some(({ from }) => from === "name")) {
    notes.push("The number of parameters is the one in the model's name.");
  }
  if (weights.some(({ from }) => from === "parameters")) {
    notes.push("The size of the weights is worked out from the number of parameters.");
  }
  if (weights.some(({ adapter }) => adapter))
    notes.push("These are an adapter's weights; its base model comes on top.");
  if (!isGenerative)
    notes.push("It does not generate text token by token: a fifth of the weights stands for what it works on.");
  else if ("unknown" in known) notes.push(`The KV cache is not counted: ${known.unknown}.`);
  if (architecture && architecture.recurrentLayers > 0 && architecture.stateBytes === undefined) {
    notes.push("The state of the layers without attention is not counted: its size is not known.");
  }
  if (isGenerative && maxContext !== undefined && tokens > maxContext) {
    notes.push(
      `The model was made for ${maxContext.toLocaleString("en")} tokens, fewer than ${tokens.toLocaleString("en")}.`,
    );
  }
  const projector = (model.siblings ?? []).find(({ rfilename }) => /mmproj[^/]*\.gguf$/i.test(rfilename));
  if (projector) notes.push(`For pictures ${projector.rfilename} comes on top.`);
  return notes;
}
