// Asks the index of each installer whether it has the packages, in the reader's own configuration.
import { tmpdir } from "node:os";
import { collect } from "../run/collect.ts";
import { inParallel } from "../run/pool.ts";
import { type Answer, NoAnswerError, repositoryIn } from "./answer.ts";
import { askPip } from "./ask-pip.ts";
import type { NamedPackage } from "./named-packages.ts";

/** So many installers run at once, and pip is asked for so many packages at a time: it asks all again where one is absent. */
const atOnce = 8;
const size = 5;

/**
 * Never throws for what an index says or does not say.
 *
 * @param heard is told each few answers as they come.
 * @returns answers in the order of the packages.
 */
export async function ask(
  packages: readonly NamedPackage[],
  python: string,
  heard: (some: readonly { readonly named: NamedPackage; readonly answer: Answer }[]) => Promise<void> = async () =>
    undefined,
): Promise<Answer[]> {
  const places = packages.map((named, place) => ({ named, place }));
  const forPip = places.filter(({ named }) => named.index === "pip");
  const batches = Array.from({ length: Math.ceil(forPip.length / size) }, (_, index) =>
    forPip.slice(index * size, (index + 1) * size),
  );
  const others = places.filter(({ named }) => named.index !== "pip").map((one) => [one]);
  const answers: Answer[] = new Array(packages.length);
  await inParallel([...batches, ...others], atOnce, async (batch) => {
    const found = await answersTo(
      batch.map(({ named }) => named),
      python,
    );
    for (const [index, { place }] of batch.entries()) answers[place] = found[index] as Answer;
    await heard(batch.map(({ named, place }) => ({ named, answer: answers[place] as Answer })));
  });
  return answers;
}

async function answersTo(batch: readonly NamedPackage[], python: string): Promise<readonly Answer[]> {
  try {
    const [first] = batch;
    if (first?.index === "npm") return [await askNpm(first)];
    if (first?.index === "cargo") return [await askCargo(first)];
    return await askPip(batch, python);
  } catch (error) {
    return batch.map(() => ({ standing: "unknown", reason: (error as Error).message }));
  }
}

async function askNpm({ name, bounds }: NamedPackage): Promise<Answer> {
  const current = await npmView(name);
  if (current === undefined) return { standing: "missing", reason: "the index does not know it" };
  const allowed: Record<string, string> = {};
  for (const bound of bounds) {
    const fitting = await npmView(`${name}@${bound}`);
    if (fitting === undefined) return { standing: "missing", reason: `no release of ${name} is ${bound}` };
    allowed[bound] = fitting.version;
  }
  const { version, home } = current;
  return { standing: "found", version, home, bounds: allowed };
}

async function npmView(asked: string): Promise<{ version: string; home: string } | undefined> {
  const fields = ["version", "repository", "homepage"];
  const { code, stdout, stderr } = await collect("npm", ["view", asked, ...fields, "--json"], "", tmpdir());
  if (/\bE404\b/.test(stdout + stderr)) return undefined;
  if (code !== 0) throw new NoAnswerError(`npm view ${asked}: ${lastLine(stderr)}`);
  if (stdout.trim() === "") return undefined;
  type Facts = { version: string; repository?: string | { url?: string }; homepage?: string };
  // One field alone is written bare, and several releases that fit as a list, of which the last is the newest.
  const found = [JSON.parse(stdout) as Facts | string | readonly (Facts | string)[]].flat().at(-1);
  if (found === undefined) return undefined;
  const { version, repository = "", homepage = "" } = typeof found === "string" ? { version: found } : (found as Facts);
  const address = typeof repository === "string" ? repository : (repository.url ?? "");
  // "github:owner/name" is short for the address.
  const full = address.replace(/^github:/, "https://github.com/");
  return { version, home: repositoryIn(full) ?? (full || homepage) };
}

async function askCargo({ name, bounds }: NamedPackage): Promise<Answer> {
  const current = await cargoInfo(name);
  if (current === undefined) return { standing: "missing", reason: "the index does not know it" };
  const allowed: Record<string, string> = {};
  for (const bound of bounds) {
    const fitting = await cargoInfo(`${name}@${bound}`);
    if (fitting === undefined) return { standing: "missing", reason: `no release of ${name} is ${bound}` };
    allowed[bound] = fitting.version;
  }
  return { standing: "found", ...current, bounds: allowed };
}

/** `version` is the newest one, of a bound the newest that it allows. */
async function cargoInfo(asked: string): Promise<{ version: string; home: string } | undefined> {
  const { code, stdout, stderr } = await collect("cargo", ["info", asked, "--color", "never"], "", tmpdir());
  if (code !== 0 && /could not find/.test(stderr)) return undefined;
  if (code !== 0) throw new NoAnswerError(`cargo info ${asked}: ${lastLine(stderr)}`);
  const line = (name: string) => new RegExp(`^${name}: (\\S+)`, "m").exec(stdout)?.[1];
  // cargo names the newest that this machine's Rust compiles, and behind it the newest of all.
  const version =
    (asked.includes("@") ? undefined : /^version: \S+ \(latest ([^\s)]+)/m.exec(stdout)?.[1]) ?? line("version");
  if (version === undefined) throw new NoAnswerError(`cargo info ${asked} says no version: ${lastLine(stdout)}`);
  const address = line("repository") ?? line("homepage") ?? "";
  return { version, home: repositoryIn(address) ?? address };
}

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";
