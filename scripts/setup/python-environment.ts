// The virtual environments with the pinned Python packages.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inParallel } from "../../verify/src/run/pool.ts";
import { writeGpuStandIns } from "./gpu-stand-ins.ts";
import { missingApart, packagesApart } from "./packages-apart.ts";
import { findPython, pythonWanted } from "./python.ts";
import { acceptMinorVersionsOfCuda } from "./torchaudio-check.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const requirements = join(repository, "verify", "python");
const files = [
  "pip.lock",
  "run.lock",
  "types.lock",
  "libraries.lock",
  "archives.lock",
  "unpack-archives.py",
  "build.constraints",
  "llama-build.cmake",
];

// Layout and steps below; counted up when they change, so that no older environment is taken for complete.
const recipe = "1";

// llama.cpp for any processor of the kind, quick to compile, without its programs, vision and downloads.
const llamaBuild = [
  `"-DCMAKE_PROJECT_INCLUDE=${join(requirements, "llama-build.cmake").replaceAll("\\", "/")}"`,
  "-DGGML_NATIVE=OFF",
  "-DLLAMA_CURL=OFF",
  "-DLLAMA_OPENSSL=OFF",
  "-DLLAMA_BUILD_TOOLS=OFF",
  "-DMTMD=OFF",
  "-DLLAVA_BUILD=OFF",
  "-DCMAKE_C_FLAGS_RELEASE=-O1",
  "-DCMAKE_CXX_FLAGS_RELEASE=-O1",
].join(" ");

/** The installed environments. */
export interface PythonEnvironment {
  /** Python with the packages that emitted code runs with. */
  readonly python: string;
  /** Python for the type checker: those packages and the ones that are only read. Run no code with it. */
  readonly typesPython: string;
  /** Folders of packages that stand before those of `python` when code of a library is run, by the library's id. */
  readonly apart: ReadonlyMap<string, string>;
}

/** The environments are not there, or not complete; the message says what to do. */
export class NoPythonEnvironmentError extends Error {
  override name = "NoPythonEnvironmentError";
}

const binary = (environment: string) =>
  process.platform === "win32" ? join(environment, "Scripts", "python.exe") : join(environment, "bin", "python");

function places() {
  const hash = createHash("sha256").update(`${recipe} ${process.platform} ${process.arch}`);
  for (const file of files) hash.update(readFileSync(join(requirements, file)));
  // The environments name their own place: where working copies share a cache by a link, it is the link's target.
  const cache = join(repository, ".cache");
  const folder = join(existsSync(cache) ? realpathSync(cache) : cache, "python", hash.digest("hex").slice(0, 16));
  return {
    folder,
    run: join(folder, "run"),
    types: join(folder, "types"),
    marker: join(folder, "complete"),
    apart: packagesApart(join(requirements, "apart"), folder),
  };
}

/**
 * Where the pinned packages are installed.
 *
 * @throws NoPythonEnvironmentError where `npm run setup` has not been run with the present requirement files.
 */
export function pythonEnvironment(): PythonEnvironment {
  const { folder, run, types, marker, apart } = places();
  const [missing] = existsSync(marker) ? missingApart(apart).map((one) => one.folder) : [folder];
  if (missing !== undefined) throw new NoPythonEnvironmentError(`no Python packages in ${missing}; run: npm run setup`);
  return {
    python: binary(run),
    typesPython: binary(types),
    apart: new Map(apart.map(({ library, folder: packages }) => [library, packages])),
  };
}

/** Installs the pinned packages where they are not installed yet. */
export async function ensurePythonEnvironment(log: (line: string) => void): Promise<PythonEnvironment> {
  await ensureEnvironments(log);
  const { folder, run, apart } = places();
  // Two at a time: one is unpacked while the other is downloaded.
  await inParallel(missingApart(apart), 2, async ({ library, lock, folder: packages }) => {
    log(`installing the packages of ${library} that stand apart`);
    // Moved to its place whole: what was broken off is never taken for complete.
    const scratch = `${packages}.${process.pid}`;
    // Few of their modules are ever imported, and those are compiled then.
    const target = ["--no-compile", "--target", scratch, "-r", lock];
    await execute("", binary(run), [...pipInstall, ...target], join(folder, "install.log"));
    if (acceptMinorVersionsOfCuda(scratch)) log("torchaudio goes with a later CUDA");
    renameSync(scratch, packages);
  });
  return pythonEnvironment();
}

const pipInstall = [
  "-m",
  "pip",
  "install",
  "--no-deps",
  "--no-input",
  "--disable-pip-version-check",
  "--progress-bar",
  "off",
];

async function ensureEnvironments(log: (line: string) => void): Promise<void> {
  const { folder, run, types, marker } = places();
  if (existsSync(marker) && existsSync(binary(run))) return;
  const python = findPython();
  if (python === undefined) throw new NoPythonEnvironmentError(`install ${pythonWanted}, then run this again`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, "install.log");
  const step = async (what: string, command: string, ...args: readonly string[]) => {
    log(what);
    await execute(what, command, args, logFile);
  };
  const lock = (name: string) => ["-r", join(requirements, name)];

  await step(`making a Python environment in ${folder}`, python, "-m", "venv", run);
  await step("installing the installer", binary(run), ...pipInstall, ...lock("pip.lock"));
  const constraint = ["--build-constraint", join(requirements, "build.constraints")];
  await step(
    "installing Python packages (some minutes; one is compiled)",
    binary(run),
    ...pipInstall,
    ...constraint,
    ...lock("run.lock"),
  );
  const sitePackages = await execute(
    "",
    binary(run),
    ["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
    logFile,
  );
  if (process.platform === "linux") {
    const standIns = writeGpuStandIns(sitePackages);
    if (standIns.length > 0) log(`torch goes without ${standIns.length} GPU libraries`);
  }

  await step("installing packages that are only read", python, "-m", "venv", "--without-pip", types);
  await execute(
    "",
    binary(run),
    ["-m", "pip", "--python", binary(types), ...pipInstall.slice(2), ...lock("types.lock")],
    logFile,
  );
  // Read, never run: a release that wants another Python is as readable, and it is the one that people get.
  const onlyRead = ["--ignore-requires-python", "--only-binary", ":all:", "--no-compile", ...lock("libraries.lock")];
  await execute(
    "",
    binary(run),
    ["-m", "pip", "--python", binary(types), ...pipInstall.slice(2), ...onlyRead],
    logFile,
  );
  const typesPackages = await execute(
    "",
    binary(types),
    ["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
    logFile,
  );
  const [unpack, archives] = [join(requirements, "unpack-archives.py"), join(requirements, "archives.lock")];
  await execute("unpacking source archives", binary(run), [unpack, archives, typesPackages], logFile);
  writeFileSync(join(typesPackages, "run.pth"), `${sitePackages}\n`);

  await step(
    "trying them",
    binary(run),
    "-c",
    "import torch, torchvision, transformers, llama_cpp, sentence_transformers, peft, diffusers, timm, spacy, fasttext",
  );
  writeFileSync(marker, `${new Date().toISOString()}\n`);
}

/** Runs a command; its output goes into a log. Returns its standard output, trimmed. */
function execute(what: string, command: string, args: readonly string[], logFile: string): Promise<string> {
  const env = { ...process.env, CMAKE_ARGS: llamaBuild, CUDA_VISIBLE_DEVICES: "", PYTHONNOUSERSITE: "1" };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"], cwd: dirname(logFile) });
    let stdout = "";
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk;
      appendFileSync(logFile, chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => appendFileSync(logFile, chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(stdout.trim());
      else reject(new NoPythonEnvironmentError(`${what || command} failed; ${logFile} says why`));
    });
  });
}
