// `npm run verify:installs [-- --update|--new]`: asks the indexes for every package that an install names.
import { parseArgs } from "node:util";
import { pythonEnvironment } from "../../../scripts/setup.ts";
import type { Answer } from "./answer.ts";
import { ask } from "./ask.ts";
import { gaps, gapsOf, type Known, type KnownPackages, readKnown, renewedLine, writeKnown } from "./known-packages.ts";
import { type Asked, type NamedPackage, namedPackages } from "./named-packages.ts";

const usage = `usage: npm run verify:installs [-- --update|--new]
  --update  write verify/installs.json
  --new     ask for what it has no answer for, and write it`;

async function main(): Promise<number> {
  let options: { update: boolean; new: boolean };
  try {
    const flag = { type: "boolean", default: false } as const;
    options = parseArgs({ options: { update: flag, new: flag } }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 2;
  }
  const update = options.update || options.new;
  const { python } = pythonEnvironment();
  const named = await namedPackages();
  const before = await readKnown();
  const started = performance.now();
  const packages = options.new ? named.packages.filter((one) => gapsOf(one, before).length > 0) : named.packages;

  const faults: string[] = [];
  const answers: Answer[] = [];
  // What nobody has answered about yet stays as it was; what no install names any more goes.
  const found: Record<Asked, Record<string, Known>> = { pip: {}, npm: {}, cargo: {} };
  for (const one of named.packages) {
    const line = lineOf(before, one);
    if (line !== undefined) found[one.index][one.name] = line;
  }
  const notAsked = Object.fromEntries(named.unasked.map(({ name, reason }) => [name, reason]));
  const today = new Date().toISOString().slice(0, 10);
  const heard = (one: NamedPackage, answer: Answer) => {
    answers.push(answer);
    const known = lineOf(before, one);
    if (answer.standing !== "found") {
      if (answer.standing === "missing") delete found[one.index][one.name];
      faults.push(`${titleOf(one)}: ${answer.standing}: ${answer.reason}`);
      return;
    }
    found[one.index][one.name] = renewedLine({ ...answer, extras: one.extras }, known, today);
    // A new address is shown once, for a person to look whether the name is still the same people's.
    if (known?.home === answer.home) return;
    const text = `${titleOf(one)} ${answer.version} comes from ${answer.home || "nowhere that it names"}`;
    if (update) console.log(`new: ${text}`);
    else faults.push(`${text}${known === undefined ? "; it has no line" : `; it came from ${known.home}`}`);
  };
  // Written as it comes: many questions take minutes, and what is answered need not be asked again. One after the other.
  let written = Promise.resolve();
  await ask(packages, python, (some) => {
    for (const { named: one, answer } of some) heard(one, answer);
    if (update) written = written.then(() => writeKnown({ found, notAsked }));
    return written;
  });
  if (update) await writeKnown({ found, notAsked });
  else faults.push(...gaps(named, before));

  const count = (standing: Answer["standing"]) => answers.filter((answer) => answer.standing === standing).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `installs: ${count("found")} found, ${count("missing")} missing, ${count("unknown")} without an answer, ` +
      `${named.unasked.length} not asked (${seconds} s)`,
  );
  for (const line of faults) console.error(`✗ ${line}`);
  if (faults.length > 0 && !update)
    console.error(`verify/installs.json is written by: npm run verify:installs -- --update`);
  return faults.length > 0 ? 1 : 0;
}

const titleOf = ({ index, name, users }: NamedPackage) => `${index} ${name} (${users.join(", ")})`;

const lineOf = ({ found }: KnownPackages, { index, name }: NamedPackage): Known | undefined =>
  Object.hasOwn(found[index], name) ? found[index][name] : undefined;

try {
  process.exitCode = await main();
} catch (error) {
  if ((error as Error).name !== "NoPythonEnvironmentError") throw error;
  console.error(`verify:installs: ${(error as Error).message}`);
  process.exitCode = 1;
}
