// Amounts of memory as people write and read them.

const units: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  k: 1e3,
  m: 1e6,
  g: 1e9,
  t: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
};

/**
 * Bytes in a text such as `24GB`, `16 GiB` or `1.5tb`; undefined where it is none, is nothing, or has no unit. GB are
 * 10^9 bytes, GiB 2^30: a card that is sold with 24 GB has a little more.
 */
export function parseMemory(text: string): number | undefined {
  const found = /^\s*(\d{1,12}(?:\.\d{1,6})?)\s*([a-z]{1,3})\s*$/i.exec(text);
  const unit = found?.[2]?.toLowerCase() ?? "";
  if (!found?.[1] || !Object.hasOwn(units, unit)) return undefined;
  const bytes = Math.floor(Number(found[1]) * (units[unit] ?? 0));
  return bytes > 0 && Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** Bytes for a reader, in decimal units: "14.9 GB", "24 GB". */
export function memoryText(bytes: number): string {
  for (const [unit, size] of [
    ["TB", 1e12],
    ["GB", 1e9],
    ["MB", 1e6],
    ["kB", 1e3],
  ] as const) {
    // 999.96 MB is 1 GB.
    if (bytes < size * 0.9995) continue;
    return `${(bytes / size).toFixed(bytes >= size * 99.95 ? 0 : 1).replace(/\.0$/, "")} ${unit}`;
  }
  return `${bytes} B`;
}
