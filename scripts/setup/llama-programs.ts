// llama.cpp's own programs, compiled from the source that the Python package of the run environment brings along: its
// server and its chat, which local apps start and ask. The package itself is compiled without them.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pythonEnvironment } from "./python-environment.ts";
import { MissingToolsError } from "./system-tools.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const requirements = join(repository, "verify", "python");
const programs = ["llama-server", "llama-cli"] as const;

// For any processor of the kind and quick to compile: without threads of OpenMP, TLS, pages and tests.
const options = [
  "-DCMAKE_BUILD_TYPE=Release",
  "-DCMAKE_C_FLAGS_RELEASE=-O1",
  "-DCMAKE_CXX_FLAGS_RELEASE=-O1",
  "-DBUILD_SHARED_LIBS=OFF",
  "-DGGML_NATIVE=OFF",
  "-DGGML_OPENMP=OFF",
  "-DGGML_LLAMAFILE=OFF",
  "-DGGML_CPU_REPACK=OFF",
  "-DLLAMA_OPENSSL=OFF",
  "-DLLAMA_BUILD_UI=OFF",
  "-DLLAMA_USE_PREBUILT_UI=OFF",
  "-DLLAMA_BUILD_TESTS=OFF",
  "-DLLAMA_BUILD_EXAMPLES=OFF",
  "-DLLAMA_BUILD_APP=OFF",
];

/** The release whose source is compiled: `llama-cpp-python==0.3.36`. */
function release(): string {
  const line = /^llama-cpp-python==\S+/m.exec(readFileSync(join(requirements, "run.lock"), "utf8"))?.[0];
  if (line === undefined) throw new MissingToolsError("verify/python/run.lock names no llama-cpp-python");
  return line;
}

function programFolder(): string {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${release()} ${options.join(" ")}`);
  return join(repository, ".cache", "llama.cpp", hash.digest("hex").slice(0, 16));
}

/**
 * The folder with llama.cpp's programs.
 *
 * @throws MissingToolsError where `npm run setup` has not compiled them.
 */
export function llamaPrograms(): string {
  const folder = programFolder();
  if (existsSync(folder)) return folder;
  throw new MissingToolsError(`no programs of llama.cpp in ${folder}; run: npm run setup`);
}

/**
 * Compiles them where they are not there yet: some minutes, once.
 *
 * @throws MissingToolsError with what the tool said.
 */
export function ensureLlamaPrograms(log: (line: string) => void): void {
  const folder = programFolder();
  if (existsSync(folder)) return;
  log("compiling the programs of llama.cpp; this takes minutes, once");
  const cache = join(folder, "..");
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  try {
    const constraints = ["--build-constraint", join(requirements, "build.constraints")];
    const quiet = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"];
    const what = ["--no-deps", "--no-binary", "llama-cpp-python", "--dest", scratch, release()];
    run(pythonEnvironment().python, ["-m", "pip", "download", ...quiet, ...constraints, ...what], scratch);
    const archive = readdirSync(scratch).find((name) => name.endsWith(".tar.gz")) ?? "";
    run("tar", ["-xzf", archive], scratch);
    const source = join(scratch, archive.replace(/\.tar\.gz$/, ""), "vendor", "llama.cpp");
    const build = join(scratch, "build");
    run("cmake", ["-S", source, "-B", build, ...options], scratch);
    const parallel = ["--parallel", String(availableParallelism())];
    run("cmake", ["--build", build, ...parallel, "--target", ...programs], scratch);
    const done = join(scratch, "done");
    mkdirSync(done);
    for (const program of programs) renameSync(join(build, "bin", program), join(done, program));
    // Moved to its place whole: what was broken off is never taken for complete.
    renameSync(done, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stderr, stdout } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status === 0) return;
  const said = (error?.message ?? (stderr || stdout)).trim().split("\n").slice(-3).join(" ");
  throw new MissingToolsError(`${command} ${args.join(" ")} failed: ${said}`);
}
