// What the page of a model says of the memory that it needs: one line, or none where nothing is known.
import { type ArchitectureReading, memoryText, modelFit } from "@modelshelf/catalogue/fit";
import type { ShelfModel } from "../../src/shelf-reader.ts";

/** The line; undefined where the size of the weights is not known, and for what only changes another model's. */
export function fitLine({ record }: ShelfModel, architecture: ArchitectureReading | undefined): string | undefined {
  const { rows, context } = modelFit(record, architecture);
  const [first] = rows;
  if (first === undefined || rows.some(({ adapter }) => adapter)) return undefined;
  const tokens = context === null ? "" : `${context.toLocaleString("en")} tokens of context`;
  const cache = first.kvCache === null ? `; ${tokens} come on top` : "";
  const known = first.kvCache !== null && context !== null ? `, ${tokens} ${memoryText(first.kvCache)}` : "";
  const isGuess = first.weightsFrom === "name";
  const needs = isGuess ? "Needs roughly" : first.atLeast ? "Needs more than" : "Needs about";
  const sorted = rows.toSorted((a, b) => a.total - b.total);
  const [least, most] = [sorted[0] ?? first, sorted.at(-1) ?? first];
  if (least !== most) {
    const range = `${memoryText(least.total)} (${least.name}) to ${memoryText(most.total)} (${most.name})`;
    return `${needs} ${range}${known === "" ? "" : `:${known.slice(1)}`}${cache}`;
  }
  const guess = isGuess ? ", by the number in its name" : "";
  const weights = `weights ${memoryText(first.weights)} (${first.name}${guess})`;
  return `${needs} ${memoryText(first.total)}: ${weights}${known}, overhead ${memoryText(first.overhead)}${cache}`;
}
