// The packages that emitted Java and Rust use, fetched once so that code is compiled and run without a network.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MissingToolsError } from "./system-tools.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The library that emitted Java reads JSON with, as Maven Central has it. */
const jsonLibrary = { artifact: "org.json:json:20250517", file: "json-20250517.jar" };
const javaArchive = join(root, ".cache/java", jsonLibrary.file);

/** The Cargo project that names the crates of emitted Rust. */
const cargoProject = join(root, "verify/rust");
const crateNames = ["base64", "reqwest", "serde_json"] as const;

/** What emitted code of compiled languages is compiled with. */
export interface CompilerInputs {
  /** Java archives. */
  readonly classPath: readonly string[];
  /** Crates by name, compiled, and the folder of those that they use. */
  readonly crates: { readonly libraries: Readonly<Record<string, string>>; readonly folder: string };
}

/** A build for each lock file and compiler: what one compiler has made, no other reads. */
function crateFolder(): string {
  const lock = readFileSync(join(cargoProject, "Cargo.lock"));
  const { stdout } = spawnSync("rustc", ["--version"], { encoding: "utf8" });
  const hash = createHash("sha256").update(lock).update(stdout).digest("hex").slice(0, 12);
  return join(root, ".cache/rust", hash);
}

function compiledCrates(): CompilerInputs["crates"] | undefined {
  const folder = join(crateFolder(), "debug/deps");
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder);
  const found = crateNames.map((name) => [
    name,
    files.find((file) => file.startsWith(`lib${name}-`) && file.endsWith(".rlib")),
  ]);
  if (found.some(([, file]) => file === undefined)) return undefined;
  return { folder, libraries: Object.fromEntries(found.map(([name, file]) => [name, join(folder, file as string)])) };
}

/**
 * What setup has fetched and compiled.
 *
 * @throws MissingToolsError where it has not run.
 */
export function compilerInputs(): CompilerInputs {
  const crates = compiledCrates();
  if (crates === undefined || !existsSync(javaArchive)) {
    throw new MissingToolsError("the libraries of emitted Java and Rust are not there; run: npm run setup");
  }
  return { classPath: [javaArchive], crates };
}

/**
 * Fetches and compiles what is not there.
 *
 * @throws MissingToolsError with what the tool said.
 */
export function ensureCompilerInputs(log: (line: string) => void): void {
  if (!existsSync(javaArchive)) {
    const { artifact } = jsonLibrary;
    log(`fetching ${artifact}`);
    mkdirSync(dirname(javaArchive), { recursive: true });
    run("mvn", ["-q", "dependency:copy", `-Dartifact=${artifact}`, `-DoutputDirectory=${dirname(javaArchive)}`], root);
  }
  if (compiledCrates() === undefined) {
    log(`compiling the crates ${crateNames.join(", ")}; this takes minutes, once`);
    run("cargo", ["build", "--locked", "--quiet", "--target-dir", crateFolder()], cargoProject);
  }
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error, stderr, stdout } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status === 0) return;
  const said = (error?.message ?? (stderr || stdout)).trim().split("\n").slice(-3).join(" ");
  throw new MissingToolsError(`${command} ${args.join(" ")} failed: ${said}`);
}
