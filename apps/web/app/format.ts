// Numbers and dates for readers. No locale of the machine decides, so that server and browser agree.

const byteUnits = ["B", "kB", "MB", "GB", "TB", "PB"] as const;

/** A number of bytes in decimal units: "1.2 GB". */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return "unknown";
  const power = Math.min(byteUnits.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return `${shortNumber(bytes / 1000 ** power)} ${byteUnits[power]}`;
}

/** A count in short: "950", "4.1k", "68M", "1.5B". */
export function formatCount(count: number): string {
  if (!Number.isFinite(count) || count < 0) return "unknown";
  const units = ["", "k", "M", "B", "T"] as const;
  let power = count < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(count) / 3));
  // 999,950 is 1.0M, not 1000k.
  if (power < units.length - 1 && Number.parseFloat(shortNumber(count / 1000 ** power)) >= 1000) power += 1;
  return `${shortNumber(count / 1000 ** power)}${units[power]}`;
}

function shortNumber(value: number): string {
  return value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1).replace(/\.0$/, "");
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** A day, in UTC: "21 Nov 2026"; undefined where the text is no date. */
export function formatDay(iso: string | undefined): string | undefined {
  if (typeof iso !== "string") return undefined;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
