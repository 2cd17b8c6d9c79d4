// `npm run verify -- [parse|types|apis|run:inference|run:models|run:apps|all] [--library ID] [--app ID] [--update] [--details]`: proves the emitted code.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  MissingToolsError,
  NoNodePackagesError,
  NoPythonEnvironmentError,
  pythonEnvironment,
} from "../../scripts/setup.ts";
import { apiReport, libraryLines, totalLines } from "./apis/report.ts";
import { appRuns } from "./apps/run.ts";
import { TalkerError } from "./apps/talker.ts";
import { trials } from "./apps/trials.ts";
import { allSources, checkedSources, type Emitted, emitted, emittedForModels, keptSources } from "./emitted.ts";
import { bodyCases } from "./inference/bodies.ts";
import { matrixReport } from "./inference/matrix-report.ts";
import { inferenceFindings } from "./inference/run-cases.ts";
import { sdkRegistries } from "./inference/sdk-registries.ts";
import { TinyModelError } from "./models/make.ts";
import { keptRecords, renewedRecords, staleRecords, type TinyRecord, writeRecords } from "./models/records.ts";
import { libraryOf, modelRuns } from "./models/run.ts";
import { type MadeModels, madeModels, tinySources } from "./models/snippets.ts";
import { otherRelease, provenPackage, pythonVersions } from "./package-version.ts";
import { parseFindings } from "./parse/parse.ts";
import { isIsolated, NoNetworkNamespaceError, runIsolated } from "./run/network-namespace.ts";
import { type Finding, isRun } from "./snippet-source.ts";
import { javascriptTypeReport } from "./types/javascript.ts";
import { libraryTypeFaults } from "./types/library-type-faults.ts";
import { pythonTypeReport } from "./types/python.ts";
import {
  hashOf,
  type Level,
  readVerified,
  renewed,
  type SymbolCounts,
  staleness,
  type Verification,
  writeVerified,
} from "./verified.ts";

const kinds = ["parse", "types", "apis", "run:inference", "run:models", "run:apps"] as const;
type Kind = (typeof kinds)[number];

const generate = fileURLToPath(new URL("../../scripts/generate.ts", import.meta.url));

/** So many faults are printed; a change of a whole generator has one cause and a thousand lines. */
const shown = 200;

const usage = `usage: npm run verify -- [${kinds.join("|")}|all] [--library ID] [--app ID] [--update] [--details]`;

/** Snippets with a fault, by key, and those that use packages which are not installed here. */
interface Proof {
  readonly findings: Finding[];
  readonly unresolved: Map<string, readonly string[]>;
  /** How many of a snippet's symbols the installed packages have, by key. */
  readonly symbols: Map<string, SymbolCounts>;
  /** Whether the symbols that are not found are listed. */
  readonly details: boolean;
  /** The one local app whose steps are carried out; all where it is left out. */
  readonly app?: string | undefined;
  /** The keys of the one library that is asked for: lists that hold for all libraries say nothing of one. */
  readonly only?: ReadonlySet<string>;
}

async function main(): Promise<number> {
  const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
  const options = { update: flag, details: flag, library: text, app: text };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [asked = "all", ...more] = positionals;
  const chosen = asked === "all" ? kinds : kinds.filter((kind) => kind === asked);
  if (chosen.length === 0 || more.length > 0) {
    console.error(usage);
    return 2;
  }
  if (values.update && asked !== "all") {
    console.error(`--update writes what all kinds have proven; run it with all\n${usage}`);
    return 2;
  }
  if (values.library !== undefined && chosen.every((kind) => ofNoLibrary.has(kind))) {
    console.error(`--library chooses code of libraries, and ${asked} looks at none\n${usage}`);
    return 2;
  }
  if (values.app !== undefined && (asked !== "run:apps" || !Object.hasOwn(trials, values.app))) {
    const known = Object.keys(trials).join(", ");
    console.error(`--app chooses among the apps of run:apps, which are ${known}; give one with run:apps\n${usage}`);
    return 2;
  }
  if (chosen.some((kind) => kind.startsWith("run:")) && !isIsolated()) {
    return await runIsolated(import.meta.filename, process.argv.slice(2));
  }
  // The tiny models are made where their code is run.
  const made = chosen.includes("run:models") ? await madeModels(pythonEnvironment()) : undefined;
  const everything =
    asked === "run:models" || asked === "run:apps" ? await emittedForModels(made) : await emitted(made);
  const code = values.library === undefined ? everything : ofLibrary(everything, values.library);
  if (values.library !== undefined && code.library.length + code.models.length === 0) {
    console.error(
      asked === "run:models"
        ? `no model of ${values.library} is run; verify/models/ has a folder for each library that has some`
        : `${values.library} has no code; packages/catalogue/src/libraries/ has a file for each library`,
    );
    return 2;
  }
  const proof: Proof = {
    findings: [],
    unresolved: new Map(),
    symbols: new Map(),
    details: values.details === true,
    app: values.app,
    ...(values.library !== undefined && { only: new Set(allSources(code).map(({ key }) => key)) }),
  };
  for (const kind of chosen) {
    if (values.library === undefined || !ofNoLibrary.has(kind)) await prove(kind, code, proof, made);
  }
  if (asked === "all" && made !== undefined) await keep(code, proof, values, made);
  for (const { key, message } of proof.findings.slice(0, shown)) console.error(`✗ ${key}: ${message}`);
  if (proof.findings.length > shown) console.error(`… and ${proof.findings.length - shown} more`);
  return proof.findings.length > 0 ? 1 : 0;
}

async function prove(kind: Kind, code: Emitted, proof: Proof, made: MadeModels | undefined): Promise<void> {
  const started = performance.now();
  const { count, findings: all, remark = "" } = await steps[kind](code, proof, made);
  const { only } = proof;
  const findings = only === undefined ? all : all.filter(({ key }) => only.has(key));
  // Two kinds look at types; what both find is one fault.
  const known = new Set(proof.findings.map(({ key, message }) => `${key} ${message}`));
  proof.findings.push(...findings.filter(({ key, message }) => !known.has(`${key} ${message}`)));
  const failed = new Set(findings.map(({ key }) => key)).size;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${kind}: ${count - failed} of ${count} snippets pass${remark} (${seconds} s)`);
}

/** What looks at no library's code. */
const ofNoLibrary: ReadonlySet<Kind> = new Set(["run:inference", "run:apps"]);

/** The code of one library: its examples, the guides' and the models' that are run. */
const ofLibrary = ({ library, models }: Emitted, id: string): Emitted => ({
  library: library.filter(({ key }) => libraryOf(key) === id),
  models: models.filter(({ key }) => libraryOf(key) === id),
  inference: [],
  servers: [],
  apps: [],
});

interface StepResult {
  readonly count: number;
  readonly findings: readonly Finding[];
  readonly remark?: string;
}

const steps: Readonly<
  Record<Kind, (code: Emitted, proof: Proof, made: MadeModels | undefined) => Promise<StepResult>>
> = {
  parse: async (code) => {
    const sources = allSources(code);
    return { count: sources.length, findings: await parseFindings(sources, pythonEnvironment().python) };
  },
  types: async (code, proof) => {
    const sources = checkedSources(code);
    const { typesPython } = pythonEnvironment();
    const versions = await pythonVersions(typesPython);
    const others = new Map<string, string>();
    for (const { key, install } of [...code.library, ...code.models]) {
      const other = otherRelease(install, versions);
      if (other !== undefined) others.set(key, other);
    }
    const python = await pythonTypeReport(
      sources.filter(({ key }) => !others.has(key)),
      typesPython,
    );
    const javascript = await javascriptTypeReport(sources);
    for (const [key, other] of others) proof.unresolved.set(key, [other]);
    for (const [key, modules] of [...python.unresolved, ...javascript.unresolved]) proof.unresolved.set(key, modules);
    const outdated = libraryTypeFaults
      .filter((fault) => !python.faultsMet.has(fault) && !javascript.faultsMet.has(fault))
      .map(({ libraries, message }) => ({
        key: "verify/src/types/library-type-faults.ts",
        message: `no code of ${libraries.join(" or ")} meets ${message} any more; take it off the list`,
      }));
    const modules = [...new Set([...proof.unresolved.values()].flat())].sort();
    return {
      count: sources.length,
      findings: [...python.findings, ...javascript.findings, ...outdated],
      ...(modules.length > 0 && {
        remark: `, ${proof.unresolved.size} of them in part: ${modules.length} modules are not installed`,
      }),
    };
  },
  apis: async ({ library }, proof) => {
    const report = await apiReport(library, pythonEnvironment().typesPython);
    const lines = report.libraries.flatMap((one) => libraryLines(one, proof.details));
    console.log([...lines, ...totalLines(report)].join("\n"));
    for (const [key, counts] of report.snippets) proof.symbols.set(key, counts);
    return { count: report.snippets.size, findings: report.findings };
  },
  "run:inference": async ({ inference }, { findings: before, details }) => {
    const { python } = pythonEnvironment();
    const cases = [...inference.filter(({ language }) => isRun(language)), ...bodyCases()];
    const findings = await inferenceFindings(cases, python);
    const faulty = new Set([...before, ...findings].map(({ key }) => key));
    const matrix = matrixReport(inference, faulty, await sdkRegistries(python));
    if (details) console.log(matrix.lines.join("\n"));
    const remark = `; ${matrix.cells} cells of the matrix`;
    return { count: cases.length, findings: [...findings, ...matrix.findings], remark };
  },
  "run:models": async ({ models }, _, made) => {
    const { findings, seconds } = await modelRuns(models, made?.models ?? [], pythonEnvironment());
    const times = [...seconds].map(([library, time]) => `${library} ${time.toFixed(0)} s`);
    return { count: models.length, findings, remark: `: ${times.join(", ")}` };
  },
  "run:apps": async (_, { app }) => {
    const { count, findings, seconds } = await appRuns(pythonEnvironment(), app);
    const times = [...seconds].map(([id, time]) => `${id} ${time.toFixed(0)} s`);
    return { count, findings, remark: `: ${times.join(", ")}` };
  },
};

interface Keeping {
  readonly update?: boolean | undefined;
  /** The one library whose lines are looked at, or written; those of the others stay as they are. */
  readonly library?: string | undefined;
}

/** Writes verified.json, or says where it does not hold any more. */
async function keep(code: Emitted, proof: Proof, { update, library }: Keeping, made: MadeModels): Promise<void> {
  const [{ snippets: proven, ...verified }, records] = await Promise.all([readVerified(), keptRecords()]);
  const isAsked = (key: string) => library === undefined || (isOfLibraries(key) && libraryOf(key) === library);
  const own = Object.entries(proven).filter(([key]) => isAsked(key));
  const others = Object.entries(proven).filter(([key]) => !isAsked(key));
  const before = { ...verified, snippets: Object.fromEntries(own) };
  const kept = keptSources(code);
  if (!update) {
    const stale = staleness(before, new Map(kept.map(({ key, code: text }) => [key, text])));
    const isOwn = (record: TinyRecord) => library === undefined || record.library === library;
    const old = staleRecords(made.records.filter(isOwn), records.filter(isOwn), tinySources);
    const found = [
      ...stale.map((line) => ({ key: "verified.json", line })),
      ...old.map((line) => ({ key: "verify/models/records.json", line })),
    ];
    proof.findings.push(
      ...found.map(({ key, line }) => ({ key, message: `${line}; run: npm run verify -- all --update` })),
    );
    console.log(`verified.json: ${kept.length} lines, ${stale.length} of them not as proven`);
    return;
  }
  const { python, typesPython, apart } = pythonEnvironment();
  const readWith = await pythonVersions(typesPython);
  const runWith = await pythonVersions(python);
  const runApart = new Map<string, ReadonlyMap<string, string>>();
  for (const [library, packages] of apart) runApart.set(library, await pythonVersions(python, packages));
  const faulty = new Set(proof.findings.map(({ key }) => key));
  const inference = code.inference.filter(({ language }) => isRun(language));
  const executed = new Set([...inference, ...code.models, ...code.apps.filter(({ ran }) => ran)].map(({ key }) => key));
  const today = new Date().toISOString().slice(0, 10);
  const lines: Record<string, Verification> = Object.fromEntries(others);
  for (const { key, language, code: text, install, parsedAlone } of kept) {
    // What has a fault is proven in nothing; it keeps no line.
    if (faulty.has(key)) continue;
    const symbols = proof.symbols.get(key);
    // What nobody knows to be there is not checked.
    const inPart =
      parsedAlone || !isRun(language) || proof.unresolved.has(key) || (symbols !== undefined && symbols.unknown > 0);
    const level: Level = executed.has(key) ? "executed" : inPart ? "parsed" : "checked";
    const versions = level === "executed" ? (runApart.get(libraryOf(key)) ?? runWith) : readWith;
    const used = { ...(await provenPackage(install, versions)), ...(symbols && { symbols }) };
    lines[key] = renewed({ hash: hashOf(text), level, ...used }, before.snippets[key], today);
  }
  await writeVerified(lines);
  await writeRecords(renewedRecords(made.records, records, tinySources));
  console.log(`verified.json: ${Object.keys(lines).length - others.length} lines written`);
  // The pages, the API and the command read tables that are made from it.
  execFileSync(process.execPath, [generate], { stdio: "inherit" });
}

/** Whether a line of verified.json is of libraries' code. */
const isOfLibraries = (key: string) => /^(?:libraries|guides|models|samples)\//.test(key);

/** Whether the error's message is all that there is to say. */
const isExplained = (error: unknown) =>
  [
    MissingToolsError,
    NoNetworkNamespaceError,
    NoNodePackagesError,
    NoPythonEnvironmentError,
    TalkerError,
    TinyModelError,
  ].some((kind) => error instanceof kind);

try {
  process.exitCode = await main();
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(`verify: ${(error as Error).message}`);
  process.exitCode = 1;
}
