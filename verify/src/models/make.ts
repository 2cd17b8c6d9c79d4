// Makes the tiny models that emitted code is run on: verify/models/<library>/make.py, once for each state of the scripts.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PythonEnvironment } from "../../../scripts/setup.ts";
import { snippetEnvironment } from "../run/environment.ts";
import { inParallel } from "../run/pool.ts";
import { runProcess } from "../run/process.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
/** Scripts of the libraries, a folder each, and what they share. */
export const scriptsFolder = join(repository, "verify", "models");
const shared = join(scriptsFolder, "shared");
const sampleScripts = join(repository, "samples", "make");
const locks = join(repository, "verify", "python");
const timeLimit = 600_000;

/** A model that was made here. */
export interface TinyModel {
  /** Library whose folder of scripts made it. */
  readonly library: string;
  readonly id: string;
  /** Its repository folder. */
  readonly folder: string;
}

/** The interpreter, and the packages of some libraries that stand before its own. */
export type RunEnvironment = Pick<PythonEnvironment, "python" | "apart">;

/** A tiny model cannot be made, or is none of its library; the message says which and why. */
export class TinyModelError extends Error {
  override name = "TinyModelError";
}

/** Whose the models are; verify/models/shared/tiny.py says the same. */
const owner = "tiny";

/**
 * All tiny models. Those of a library are made where they have not been made with the present scripts and packages.
 *
 * @param cache folder that keeps them.
 * @throws TinyModelError with what a script complained of, where one fails.
 */
export async function tinyModels(
  environment: RunEnvironment,
  cache = join(repository, ".cache", "models"),
): Promise<TinyModel[]> {
  const entries = await readdir(scriptsFolder, { withFileTypes: true });
  const libraries = entries
    .filter((entry) => entry.isDirectory() && existsSync(join(scriptsFolder, entry.name, "make.py")))
    .map(({ name }) => name)
    .sort();
  const models = await inParallel(libraries, 2, async (library) => {
    const folder = join(cache, await stateOf(library), library);
    if (!existsSync(folder)) await make(library, folder, environment);
    const names = (await readdir(folder)).sort();
    if (names.length === 0)
      throw new TinyModelError(`verify/models/${library}/make.py made no model; register one with @model`);
    return names.map((name) => ({ library, id: `${owner}/${name}`, folder: join(folder, name) }));
  });
  return unique(models.flat());
}

/** Two models of one name would be one on the hub. */
function unique(models: readonly TinyModel[]): TinyModel[] {
  const byId = new Map<string, TinyModel>();
  for (const model of models) {
    const other = byId.get(model.id);
    if (other)
      throw new TinyModelError(
        `verify/models: ${other.library} and ${model.library} both make ${model.id}; rename one`,
      );
    byId.set(model.id, model);
  }
  return [...byId.values()];
}

/** The first 16 hexadecimal digits of the SHA-256 of all that a library's models are made from. */
export async function stateOf(library: string): Promise<string> {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const folder of [join(scriptsFolder, library), shared, sampleScripts]) {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".py")).sort();
    for (const name of names) hash.update(`\n${name}\n`).update(await readFile(join(folder, name)));
  }
  for (const lock of [join(locks, "run.lock"), join(locks, "apart", `${library}.lock`)]) {
    if (existsSync(lock)) hash.update(await readFile(lock));
  }
  return hash.digest("hex").slice(0, 16);
}

async function make(library: string, folder: string, { python, apart }: RunEnvironment): Promise<void> {
  await mkdir(join(folder, ".."), { recursive: true });
  // Made beside its place and moved there whole, so that what was broken off is never taken for complete.
  const scratch = await mkdtemp(`${folder}-`);
  const home = await mkdtemp(join(tmpdir(), "modelshelf-make-"));
  try {
    const modules = [apart.get(library) ?? [], shared, sampleScripts].flat();
    const env = snippetEnvironment({
      home,
      python,
      variables: { PYTHONPATH: modules.join(delimiter), HF_HUB_OFFLINE: "1" },
    });
    const script = join(scriptsFolder, library, "make.py");
    const { code, stderr } = await runProcess(python, [script, scratch], { cwd: home, env, timeLimit });
    if (code !== 0) throw new TinyModelError(`${script} failed: ${stderr.trim().split("\n").slice(-6).join(" ⏎ ")}`);
    await rename(scratch, folder).catch((error: NodeJS.ErrnoException) => {
      // Another run was quicker.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await Promise.all([rm(scratch, { recursive: true, force: true }), rm(home, { recursive: true, force: true })]);
  }
}
