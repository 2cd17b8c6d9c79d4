// Carries out the steps of local apps, as they are emitted, with the real programs, a tiny model and a hub of the
// reader's own. There is no network but the machine's own.
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AppId, isAppId, type ModelRecord } from "@modelshelf/catalogue";
import { createHub, readModelFolder, serve } from "@modelshelf/hub";
import { inferenceSnippets } from "@modelshelf/inference";
import { llamaPrograms, nodePackages } from "../../../scripts/setup.ts";
import type { RunEnvironment } from "../models/make.ts";
import { complaintOf } from "../models/run.ts";
import { hubUrl } from "../models/snippets.ts";
import { snippetEnvironment } from "../run/environment.ts";
import { runProcess } from "../run/process.ts";
import { extensions, type Finding } from "../snippet-source.ts";
import { nodeModules } from "../types/javascript.ts";
import { helpFindings } from "./program-help.ts";
import { type Listener, listenBefore, NotServingError, type Serving, startServing } from "./serving.ts";
import { makeTalker, sentence, talkers } from "./talker.ts";
import { type Act, actOf, modelOf, stepKey, stepsOf, trials } from "./trials.ts";

// Many times what any needs on a quiet machine.
const timeLimit = 300_000;

/** Where the real server stands while what asks it is listened to. */
const behind = 18_080;

/** Clients whose own-endpoint code asks the server that the steps have started; the rest are compiled, or not on this machine. */
const languages = new Set(["shell", "python", "javascript"]);

interface Workshop {
  readonly python: string;
  /** Folders of packages that stand before those of `python`, by app. */
  readonly apart: ReadonlyMap<string, string>;
  /** Folders with the programs, first to last. */
  readonly programs: readonly string[];
}

export interface AppRuns {
  readonly count: number;
  readonly findings: readonly Finding[];
  /** Seconds by app. */
  readonly seconds: ReadonlyMap<string, number>;
}

/** @param only the one app to carry out; all where it is left out. */
export async function appRuns({ python, apart }: RunEnvironment, only?: string): Promise<AppRuns> {
  const ids = Object.keys(trials).filter((id): id is AppId => isAppId(id) && (only === undefined || id === only));
  const root = await mkdtemp(join(tmpdir(), "modelshelf-apps-"));
  const hub = await createHub({ dataDir: join(root, "shelf") });
  const packages = nodePackages("programs");
  const workshop = { python, apart, programs: [llamaPrograms(), join(packages, ".bin")] };
  try {
    const folderOf = await makeTalker(python, root);
    const models = Object.values(talkers).map(({ id }) => ({ id, folder: pathToFileURL(`${folderOf(id)}/`) }));
    await hub.loadSamples({ models, records: [] });
    const { hostname, port } = new URL(hubUrl);
    const pages = async () => new Response("no page here", { status: 404 });
    const serving = await serve({ hub, pages, host: hostname, port: Number(port) });
    const findings: Finding[] = [];
    const seconds = new Map<string, number>();
    let count = 0;
    try {
      // One after another: they all start their server at the same port.
      for (const id of ids) {
        const started = performance.now();
        const model = modelOf(id).id;
        const record = await readModelFolder(folderOf(model), { id: model });
        const done = await carryOut(id, record, join(root, id), workshop);
        seconds.set(id, (performance.now() - started) / 1000);
        findings.push(...staleSteps(id, record), ...done.findings);
        count += done.count;
      }
      const help = only === undefined || only === "llama.cpp" ? await helpFindings(llamaPrograms()) : [];
      return { count, findings: [...findings, ...help], seconds };
    } finally {
      await serving.close();
    }
  } finally {
    await hub.close();
    await rm(root, { recursive: true, force: true });
  }
}

/** The committed record gives other steps than the model itself. */
function staleSteps(id: AppId, record: ModelRecord): Finding[] {
  if (JSON.stringify(stepsOf(id, record)) === JSON.stringify(stepsOf(id, modelOf(id)))) return [];
  return [{ key: "verify/src/apps/talker.ts", message: `its record gives other steps of ${id} than the model itself` }];
}

interface Done {
  /** Commands that were run. */
  readonly count: number;
  readonly findings: readonly Finding[];
}

/** Carries out an app's steps in `folder`, with a home and a project of their own. */
async function carryOut(id: AppId, record: ModelRecord, folder: string, workshop: Workshop): Promise<Done> {
  const place = { home: join(folder, "home"), project: join(folder, "work"), bin: join(folder, "bin") };
  await Promise.all(Object.values(place).map((path) => mkdir(path, { recursive: true })));
  // npx takes what is installed in a folder above.
  await symlink(nodePackages("programs"), join(folder, "node_modules"));
  const packages = workshop.apart.get(id);
  const env = snippetEnvironment({
    home: place.home,
    python: workshop.python,
    ...(packages !== undefined && { variables: { PYTHONPATH: packages } }),
  });
  const path = (...first: readonly string[]) => ({
    ...env,
    PATH: [
      ...first,
      ...(packages === undefined ? [] : [join(packages, "bin")]),
      dirname(process.execPath),
      ...workshop.programs,
      env.PATH,
    ].join(delimiter),
  });
  const asker = trials[id]?.asks;
  const steps = stepsOf(id, record).map((step, index) => ({ act: actOf(step), key: stepKey(id, index) }));
  const runs = steps.flatMap(({ act }) => (act.kind === "run" ? [act] : []));
  // What asks a server of another app's steps is listened to.
  const asks = asker !== undefined || (runs.some(isServer) && runs.some(({ words }) => words !== undefined));
  if (asks) await standIn(place.bin, workshop.programs);
  const servers: Serving[] = [];
  let listener: Listener | undefined;
  const findings: Finding[] = [];
  let count = 0;
  try {
    for (const { act, key } of steps) {
      if (act.kind === "nothing") continue;
      if (act.kind === "write") {
        const file = act.path.startsWith("~/") ? join(place.home, act.path.slice(2)) : join(place.project, act.path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, act.text);
        continue;
      }
      count += 1;
      const script = join(folder, `step${count}.sh`);
      const at = { cwd: place.project, env: path(...(asks ? [place.bin] : [])) };
      if (act.serves !== undefined) {
        await writeFile(script, `${act.code}\n`);
        const { port } = new URL(act.serves);
        if (asks) {
          listener = await listenBefore(Number(port), behind);
          servers.push(listener);
        }
        const url = `${act.serves}/models`;
        servers.push(await startServing("sh", [script], { ...at, url, patience: timeLimit }));
        if (!asks) findings.push(...(await asked(record, act.serves, folder, workshop, key)));
        continue;
      }
      await writeFile(script, `${act.code}${quoted(act.words ?? [])}\n`);
      const messages = await ran(script, act, at);
      findings.push(...messages.map((message) => ({ key, message })));
    }
    const last = `apps/${id}`;
    if (asker !== undefined) {
      const script = join(folder, "ask.sh");
      await writeFile(script, `${quoted(asker).trim()}\n`);
      const messages = await ran(script, { kind: "run", code: "" }, { cwd: place.project, env: path() });
      findings.push(...messages.map((message) => ({ key: last, message })));
    }
    if (listener !== undefined)
      findings.push(...requestsOf(listener, record.id).map((message) => ({ key: last, message })));
    return { count, findings };
  } catch (error) {
    if (!(error instanceof NotServingError)) throw error;
    return { count, findings: [...findings, { key: `apps/${id}`, message: error.message }] };
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
}

const isServer = ({ serves }: { readonly serves?: string }) => serves !== undefined;

/** Words as a POSIX shell reads them, with a space before each. */
export const quoted = (words: readonly string[]): string =>
  words.map((word) => ` '${word.replaceAll("'", "'\\''")}'`).join("");

/** Runs a script that has to print what the model says; all that was not so, a line each. */
async function ran(
  script: string,
  { types, fills }: Extract<Act, { kind: "run" }>,
  at: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<string[]> {
  const { code, timedOut, stdout, stderr } = await runProcess("sh", [script], {
    ...at,
    ...(types && { types }),
    timeLimit,
  });
  const said = stdout.toString("utf8");
  const complaint = complaintOf(`${said}\n${stderr}`);
  if (timedOut) return [`still ran after ${timeLimit / 1000} s: ${complaint}`];
  if (code !== 0) return [`ended with ${code}: ${complaint}`];
  if (fills !== undefined) {
    const files = await readdir(join(at.cwd, fills)).catch(() => []);
    return files.some((file) => file.endsWith(".gguf"))
      ? []
      : [`left no GGUF file in ${fills}, but ${files.join(", ")}`];
  }
  return said.includes(sentence) ? [] : [`did not print ${JSON.stringify(sentence)}: ${complaint}`];
}

/** What was wrong in what a program asked of the server, a line each. */
export function requestsOf({ asked: all }: Pick<Listener, "asked">, id: string): string[] {
  const posts = all.filter(({ route }) => route.startsWith("POST "));
  if (posts.length === 0) return ["never asked the server for anything"];
  const others = posts.filter(({ model }) => model !== id);
  return [...new Set(others.map(({ route, model }) => `${route} asked for ${model ?? "no model"}, not for ${id}`))];
}

/** Asks the server by the code that is shown for the reader's own endpoint. */
async function asked(
  record: ModelRecord,
  endpointUrl: string,
  folder: string,
  { python }: Workshop,
  key: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const streaming of [false, true]) {
    const options = { provider: "custom", endpointUrl, streaming };
    for (const { client, language, code } of inferenceSnippets(record, options)) {
      if (!languages.has(language)) continue;
      const place = join(folder, `${client}-${language}-${streaming ? "streamed" : "whole"}`);
      await mkdir(place);
      await symlink(nodeModules, join(place, "node_modules"));
      const file = join(place, `snippet${extensions[language]}`);
      await writeFile(file, `${code}\n`);
      const env = snippetEnvironment({ home: place, python, variables: { API_TOKEN: "none" } });
      const program = language === "python" ? python : language === "javascript" ? process.execPath : "sh";
      const result = await runProcess(program, [file], { cwd: place, env, timeLimit });
      // curl prints a stream as it comes, a piece of the sentence a line.
      const said = result.stdout.toString("utf8");
      const whole = said.replaceAll(/data: .*?"content": *(".*?"|null).*\n*/g, (_, piece) => JSON.parse(piece) ?? "");
      if (result.code === 0 && whole.includes(sentence)) continue;
      const what = `${client} (${language}${streaming ? ", streamed" : ""})`;
      findings.push({ key, message: `${what}: ${complaintOf(`${said}\n${result.stderr}`)}` });
    }
  }
  return findings;
}

/** A command of the server's name that starts it elsewhere, so that what asks it can be listened to. */
async function standIn(bin: string, programs: readonly string[]): Promise<void> {
  const file = join(bin, "llama-server");
  await writeFile(file, `#!/bin/sh\nexec '${join(programs[0] ?? "", "llama-server")}' "$@" --port ${behind}\n`);
  await chmod(file, 0o755);
}
