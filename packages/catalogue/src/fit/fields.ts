// Fields of configurations that strangers wrote: each is read as what it should be, or not at all.

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The most that a count in a configuration can be; what is larger is a mistake or a trap. */
const largestCount = 2 ** 40;
/** The most layers that are looked at. */
export const mostLayers = 10_000;

/** A whole number, as JSON or a GGUF header (which has 64-bit ones) writes it. */
export function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === "bigint" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= largestCount
    ? number
    : undefined;
}

/** The same, but not 0. */
export function count(value: unknown): number | undefined {
  const number = wholeNumber(value);
  return number === 0 ? undefined : number;
}

/** The field's own value: what stands in a prototype is no field. */
export const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** The first of several names under which a count stands. */
export function countAt(fields: Fields, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const found = count(own(fields, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A list of whole numbers; undefined where one of its entries is none. */
export function wholeNumbers(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length > mostLayers) return undefined;
  const numbers = value.map(wholeNumber);
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/** A list of texts. */
export function texts(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostLayers) return undefined;
  return value.every((item) => typeof item === "string") ? value : undefined;
}

export const textAt = (fields: Fields, name: string): string => {
  const value = own(fields, name);
  return typeof value === "string" ? value : "";
};
