import type { FileQuantization } from "@modelshelf/catalogue";
import {
  type FitOptions,
  type FitRow,
  isKvCacheType,
  type KvCacheType,
  kvCacheTypes,
  type ModelFit,
  memoryText,
  modelFit,
  parseMemory,
  quantizationNamed,
} from "@modelshelf/catalogue/fit";
import type { Command } from "commander";
import { InputError } from "../errors.ts";
import { readModelWithArchitecture } from "../model-source.ts";
import { print, printJson, printTable } from "../output.ts";
import { dataDirectory } from "../shelf.ts";

interface Options {
  memory?: string;
  context?: string;
  quantization?: string;
  kv?: string;
  json?: true;
  data?: string;
}

export function addFitCommand(program: Command): void {
  program
    .command("fit")
    .summary("the memory that a model needs, and whether it fits")
    .description(
      "Estimate the memory that a model needs for one request at a time: weights, KV cache and overhead, a row for\neach form of its weights. MODEL is an id on the shelf, else a folder, a JSON file, or - for a record on standard\ninput. With --memory the exit code is 0 where one of the rows fits, and 1 where none does or it is not known.",
    )
    .argument("<model>")
    .option("--memory <amount>", "memory that there is, such as 24GB (10^9 bytes) or 24GiB (2^30)")
    .option("--context <tokens>", "tokens of prompt and answer; without it 8192, or the model's most")
    .option("--quantization <type>", "only this type of GGUF file, such as Q4_K_M, whether there is one or not")
    .option("--kv <type>", `type of the KV cache: ${kvCacheTypes.join(", ")}`, "f16")
    .option("--json", "print one JSON object; all sizes in bytes")
    .option("--data <dir>", "data directory of the shelf")
    .action(run);
}

async function run(model: string, options: Options): Promise<void> {
  const fitOptions = readOptions(options);
  const { record, architecture } = await readModelWithArchitecture(model, dataDirectory(options.data));
  const fit = modelFit(record, architecture, fitOptions);
  if (fit.rows.length === 0) {
    throw new InputError(
      `cannot say what ${record.id} needs: neither the sizes of its weights' files nor its number of parameters are known; give a folder, or a record with siblings' sizes, safetensors or gguf`,
    );
  }
  if (options.json) printJson(fit);
  else printForReading(fit);
  const refusal = refusalOf(fit);
  if (refusal !== undefined) throw new InputError(refusal);
}

function readOptions({ memory, context, quantization, kv = "f16" }: Options): FitOptions {
  return {
    ...(memory !== undefined && { memory: memoryOption(memory) }),
    ...(context !== undefined && { context: contextOption(context) }),
    ...(quantization !== undefined && { quantization: quantizationOption(quantization) }),
    kvType: kvOption(kv),
  };
}

function memoryOption(value: string): number {
  const bytes = parseMemory(value);
  if (bytes !== undefined) return bytes;
  throw new InputError(`--memory must be an amount with its unit, such as 24GB or 24GiB, not ${JSON.stringify(value)}`);
}

function contextOption(value: string): number {
  const tokens = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (tokens > 0) return tokens;
  throw new InputError(`--context must be a number of tokens, such as 8192, not ${JSON.stringify(value)}`);
}

function quantizationOption(value: string): FileQuantization {
  const type = quantizationNamed(value);
  if (type !== undefined) return type;
  throw new InputError(
    `--quantization must be a type of GGUF files, such as Q4_K_M, Q8_0 or BF16, not ${JSON.stringify(value)}`,
  );
}

function kvOption(value: string): KvCacheType {
  if (isKvCacheType(value)) return value;
  throw new InputError(`--kv must be one of ${kvCacheTypes.join(", ")}, not ${JSON.stringify(value)}`);
}

function printForReading({ context, rows, notes, memory }: ModelFit): void {
  const hasCache = context !== null;
  const withMemory = memory !== null;
  printTable([
    [
      "weights",
      "size",
      ...(hasCache ? [`cache of ${context.toLocaleString("en")} tokens`] : []),
      "overhead",
      "total",
      ...(withMemory ? [`fits ${memoryText(memory)}`, ...(hasCache ? ["largest context"] : [])] : []),
    ],
    ...rows.map((row) => [
      row.name,
      memoryText(row.weights),
      ...(hasCache ? [row.kvCache === null ? "unknown" : memoryText(row.kvCache)] : []),
      memoryText(row.overhead),
      totalText(row),
      ...(withMemory ? [fitsText(row), ...(hasCache ? [row.largestContext?.toLocaleString("en") ?? "-"] : [])] : []),
    ]),
  ]);
  if (notes.length > 0) print();
  for (const note of notes) print(note);
}

const totalText = ({ total, atLeast }: FitRow) => (atLeast ? `more than ${memoryText(total)}` : memoryText(total));

const fitsText = ({ fits }: FitRow) => (fits === null ? "unknown" : fits ? "yes" : "no");

/** Why the exit code is 1; undefined where a row fits, or nobody asked. */
function refusalOf({ model, memory, context, rows }: ModelFit): string | undefined {
  if (memory === null || rows.some(({ fits }) => fits === true)) return undefined;
  const of = `${model}${context === null ? "" : ` with ${context.toLocaleString("en")} tokens`}`;
  const least = rows.reduce((smallest, row) => (row.total < smallest.total ? row : smallest));
  if (rows.some(({ fits }) => fits === null)) {
    return `cannot say whether ${of} fits in ${memoryText(memory)}: it needs more than ${memoryText(least.total)} (${least.name})`;
  }
  return `${of} does not fit in ${memoryText(memory)}: it needs ${totalText(least)} (${least.name})`;
}
