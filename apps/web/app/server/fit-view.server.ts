// What the page of a model says of the memory that it needs: a line, and whether it fits what a reader has.
import type { FileQuantization } from "@modelshelf/catalogue";
import {
  type ArchitectureReading,
  type FitRow,
  type ModelFit,
  memoryText,
  modelFit,
  parseMemory,
} from "@modelshelf/catalogue/fit";
import type { ShelfModel } from "../../src/shelf-reader.ts";

export interface FitView {
  /** What the model needs, without a full stop. */
  readonly line: string;
  /** Whether it generates text, so that a context can be asked for. */
  readonly hasContext: boolean;
  /** What the reader wrote. */
  readonly memory: string;
  readonly context: string;
  /** Whether it fits, or what is wrong with the question; undefined where nobody asked. */
  readonly answer?: string;
}

/** What the reader asks, as written. */
export interface FitQuestion {
  readonly memory?: string;
  readonly context?: string;
}

const longestContext = 100_000_000;

/** `quantization` asks for this form of the weights alone. Undefined where the size of the weights is not known, and for what only changes another model's weights. */
export function fitView(
  { record }: ShelfModel,
  architecture: ArchitectureReading | undefined,
  { memory: amount = "", context: length = "" }: FitQuestion = {},
  quantization?: FileQuantization,
): FitView | undefined {
  const asked = { memory: amount.slice(0, 40), context: length.slice(0, 40) };
  const memory = parseMemory(asked.memory);
  const tokens = /^\d{1,9}$/.test(asked.context) ? Number(asked.context) : 0;
  const isContext = tokens > 0 && tokens <= longestContext;
  const fit = modelFit(record, architecture, {
    ...(memory !== undefined && { memory }),
    ...(isContext && { context: tokens }),
    ...(quantization !== undefined && { quantization }),
  });
  if (fit.rows.length === 0 || fit.rows.some(({ adapter }) => adapter)) return undefined;
  const problem =
    asked.memory !== "" && memory === undefined
      ? "Memory is an amount with its unit, such as 24GB."
      : asked.context !== "" && !isContext
        ? "Context is a number of tokens, such as 8192."
        : undefined;
  const answer = problem ?? answerOf(fit);
  return {
    line: lineOf(fit),
    hasContext: fit.context !== null,
    ...asked,
    ...(answer !== undefined && { answer }),
  };
}

function lineOf({ rows, context }: ModelFit): string {
  const sorted = rows.toSorted((a, b) => a.total - b.total);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return "";
  const tokens = context === null ? "" : `${context.toLocaleString("en")} tokens of context`;
  const later = least.kvCache === null ? `; ${tokens} come on top` : "";
  const cache = least.kvCache !== null && context !== null ? `${tokens} ${memoryText(least.kvCache)}` : "";
  const isGuess = least.weightsFrom === "name";
  const needs = isGuess ? "Needs roughly" : least.atLeast ? "Needs more than" : "Needs about";
  if (least !== most) {
    const [from, to] = [memoryText(least.total), memoryText(most.total)];
    const range = from === to ? from : `${from} (${least.name}) to ${to} (${most.name})`;
    return `${needs} ${range}${cache && `: ${cache}`}${later}`;
  }
  const weights = `weights ${memoryText(least.weights)} (${least.name}${isGuess ? ", by the number in its name" : ""})`;
  return `${needs} ${memoryText(least.total)}: ${weights}${cache && `, ${cache}`}, overhead ${memoryText(least.overhead)}${later}`;
}

/** Which form fits, the best of several; undefined where no memory was given. */
function answerOf({ memory, rows, notes }: ModelFit): string | undefined {
  if (memory === null) return undefined;
  const amount = memoryText(memory);
  const which = (row: FitRow) => (rows.length > 1 ? ` as ${row.name}` : "");
  const fitting = rows.find(({ fits }) => fits === true);
  const beyond = notes.find((note) => note.startsWith("The model was made for"));
  if (fitting) {
    const most = fitting.largestContext;
    const room = most === null ? "" : `, with up to ${most.toLocaleString("en")} tokens`;
    return `Fits in ${amount}${which(fitting)}${room}.${beyond === undefined ? "" : ` ${beyond}`}`;
  }
  const perhaps = rows.find(({ fits }) => fits === null);
  if (perhaps) return `May fit in ${amount}${which(perhaps)}: the context is not counted.`;
  const roomiest = rows.reduce((most, row) => ((row.largestContext ?? 0) > (most.largestContext ?? 0) ? row : most));
  const shorter =
    (roomiest.largestContext ?? 0) > 0
      ? `; with up to ${roomiest.largestContext?.toLocaleString("en")} tokens it does${which(roomiest)}`
      : "";
  return `Does not fit in ${amount}${shorter}.`;
}
