// The programs that the checks run, beside Node.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";
import { findProgram } from "./find-program.ts";
import { findPython, pythonWanted } from "./python.ts";

interface Tool {
  /** As the message names it. */
  readonly label: string;
  readonly isThere: () => boolean;
  /** Debian packages that bring it. */
  readonly debian: readonly string[];
}

const program = (name: string, debianPackage: string): Tool => ({
  label: name,
  isThere: () => findProgram(name) !== undefined,
  debian: [debianPackage],
});

const hasPhpCurl = () =>
  spawnSync(findProgram("php") ?? "php", ["-r", "exit(extension_loaded('curl') ? 0 : 1);"]).status === 0;

const tools: readonly Tool[] = [
  { label: pythonWanted, isThere: () => findPython() !== undefined, debian: ["python3", "python3-venv"] },
  { label: "Chromium", isThere: () => findChromium() !== undefined, debian: ["chromium"] },
  // llama-cpp-python comes as source, and llama.cpp's programs with it.
  program("c++", "g++"),
  program("cc", "gcc"),
  program("cmake", "cmake"),
  program("make", "make"),
  // Only torch's builds for Linux are linked to GPU libraries.
  ...(process.platform === "linux" ? [program("readelf", "binutils")] : []),
  program("shellcheck", "shellcheck"),
  // What reads recordings for pyannote.audio loads its libraries.
  program("ffmpeg", "ffmpeg"),
  program("bash", "bash"),
  program("dash", "dash"),
  program("curl", "curl"),
  // Emitted code of other languages, and what fetches the libraries that it uses.
  program("go", "golang-go"),
  program("cargo", "cargo"),
  program("rustc", "rustc"),
  program("javac", "openjdk-17-jdk-headless"),
  program("mvn", "maven"),
  program("php", "php-cli"),
  { label: "php's curl extension", isThere: () => hasPhpCurl(), debian: ["php-curl"] },
  program("ruby", "ruby"),
  // The emitted code runs in a network of its own.
  program("unshare", "util-linux"),
  program("ip", "iproute2"),
];

/** Something is missing that cannot be installed from here; the message says what, in one line. */
export class MissingToolsError extends Error {
  override name = "MissingToolsError";
}

/**
 * Sees to it that every program is there: as root on Debian or Ubuntu what is missing is installed.
 *
 * @throws MissingToolsError with all that is missing, elsewhere or where the installation failed.
 */
export function ensureTools(log: (line: string) => void): void {
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length === 0) return;
  const packages = [...new Set(missing.flatMap(({ debian }) => debian))];
  const labels = missing.map(({ label }) => label).join(", ");
  const install = `apt-get install ${packages.join(" ")}`;
  if (findProgram("apt-get") === undefined) throw new MissingToolsError(`install ${labels}, then run this again`);
  if (process.getuid?.() !== 0) throw new MissingToolsError(`missing: ${labels}; as root: ${install}`);
  log(`missing: ${labels}; installing ${packages.join(" ")}`);
  // An image's package lists are old or absent; a failed update shows in the installation.
  apt("update");
  const failure = apt("install", "--no-install-recommends", ...packages);
  const still = tools.filter((tool) => !tool.isThere());
  if (still.length === 0) return;
  const names = still.map(({ label }) => label).join(", ");
  throw new MissingToolsError(`still missing after ${install}: ${names}${failure ? ` (${failure})` : ""}`);
}

/** Runs apt-get without a question; returns its last line of complaint. */
function apt(...args: readonly string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr } = spawnSync("apt-get", ["-y", "-qq", ...args], {
    encoding: "utf8",
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  return status === 0 ? undefined : stderr.trim().split("\n").at(-1);
}
