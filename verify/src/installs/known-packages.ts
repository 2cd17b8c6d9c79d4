// What the indexes have said about the packages that installs name: verify/installs.json.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Asked, Named, NamedPackage } from "./named-packages.ts";

/** A package as its index had it. */
export interface Known {
  readonly version: string;
  /** Where it says that it comes from. Read by a person once: another address may be another author's package. */
  readonly home: string;
  /** The release that each bound allowed. */
  readonly bounds?: Readonly<Record<string, string>>;
  /** The extras that it was found to have. */
  readonly extras?: readonly string[];
  /** The day that it was first found so. */
  readonly date: string;
}

export interface KnownPackages {
  readonly found: Readonly<Record<Asked, Readonly<Record<string, Known>>>>;
  /** What no index can be asked about, and why. */
  readonly notAsked: Readonly<Record<string, string>>;
}

export const knownFile = fileURLToPath(new URL("../../installs.json", import.meta.url));

const none: KnownPackages = { found: { pip: {}, npm: {}, cargo: {} }, notAsked: {} };

/** What the file holds; nothing where it is not there. */
export async function readKnown(file = knownFile): Promise<KnownPackages> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return none;
    throw error;
  }
  try {
    return JSON.parse(text) as KnownPackages;
  } catch (error) {
    throw new Error(`${file} is no JSON (${(error as Error).message}); run: npm run verify:installs -- --update`);
  }
}

/** Writes an entry a line, so that a change is a line of the difference. */
export async function writeKnown({ found, notAsked }: KnownPackages, file = knownFile): Promise<void> {
  const block = (entries: Readonly<Record<string, unknown>>, indent: string) =>
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(",\n");
  const indexes = Object.entries(found).map(
    ([index, packages]) => `    ${JSON.stringify(index)}: {\n${block(packages, "      ")}\n    }`,
  );
  await writeFile(
    file,
    `{\n  "found": {\n${indexes.join(",\n")}\n  },\n  "notAsked": {\n${block(notAsked, "    ")}\n  }\n}\n`,
  );
}

/** The line for what is known now; the day is that of the line before where that said the same. */
export function renewedLine(now: Omit<Known, "date">, before: Known | undefined, today: string): Known {
  const { version, home, bounds = {}, extras = [] } = now;
  const line = {
    ...{ version, home },
    ...(Object.keys(bounds).length > 0 && { bounds }),
    ...(extras.length > 0 && { extras }),
  };
  if (before === undefined) return { ...line, date: today };
  const { date, ...rest } = before;
  return { ...line, date: JSON.stringify(rest) === JSON.stringify(line) ? date : today };
}

/** What of a package the file has no answer for: its index was never asked for it, for a bound of it, or for an extra. */
export function gapsOf({ index, name, bounds, extras }: NamedPackage, { found }: KnownPackages): string[] {
  const known = Object.hasOwn(found[index], name) ? found[index][name] : undefined;
  if (known === undefined) return [`${index} ${name}`];
  return [
    ...bounds.filter((bound) => !Object.hasOwn(known.bounds ?? {}, bound)).map((bound) => `${index} ${name}${bound}`),
    ...extras.filter((extra) => !known.extras?.includes(extra)).map((extra) => `${index} ${name}[${extra}]`),
  ];
}

/** One line for each name that the file has no answer for, and each answer that nothing names any more. */
export function gaps({ packages, unasked }: Named, known: KnownPackages): string[] {
  const { found, notAsked } = known;
  const lines: string[] = [];
  const named = new Set<string>();
  for (const one of packages) {
    named.add(`${one.index} ${one.name}`);
    for (const gap of gapsOf(one, known))
      lines.push(`${gap} (${one.users.join(", ")}): its index has never been asked`);
  }
  for (const { name, reason, users } of unasked) {
    named.add(name);
    const before = Object.hasOwn(notAsked, name) ? notAsked[name] : undefined;
    if (before !== reason)
      lines.push(`${name} (${users.join(", ")}): ${before === undefined ? "has no line" : "has changed"}`);
  }
  const kept = [
    ...Object.entries(found).flatMap(([index, lines]) => Object.keys(lines).map((name) => `${index} ${name}`)),
    ...Object.keys(notAsked),
  ];
  for (const name of kept) if (!named.has(name)) lines.push(`${name}: no install names it any more`);
  return lines;
}
