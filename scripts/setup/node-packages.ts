// The npm packages that emitted code is run with, and the programs of npm that local apps are; they are too large for
// everybody's `npm ci`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const files = ["package.json", "package-lock.json"];
/** Each a folder with a lock, so that a new release of a program installs no library anew. */
const requirements = {
  libraries: join(repository, "verify", "node"),
  programs: join(repository, "verify", "node", "programs"),
} as const;
type Kind = keyof typeof requirements;

/** The packages are not there, or not complete; the message says what to do. */
export class NoNodePackagesError extends Error {
  override name = "NoNodePackagesError";
}

function places(kind: Kind) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(readFileSync(join(requirements[kind], file)));
  const folder = join(repository, ".cache", "node", hash.digest("hex").slice(0, 16));
  return { folder, marker: join(folder, "complete") };
}

/**
 * The `node_modules` folder with the pinned packages: those of emitted code, where nothing else is asked for.
 *
 * @throws NoNodePackagesError where `npm run setup` has not been run with the present lock.
 */
export function nodePackages(kind: Kind = "libraries"): string {
  const { folder, marker } = places(kind);
  if (!existsSync(marker)) throw new NoNodePackagesError(`no npm packages in ${folder}; run: npm run setup`);
  return join(folder, "node_modules");
}

/** Installs the pinned packages where they are not installed yet. No script of theirs is run. */
export function ensureNodePackages(log: (line: string) => void): void {
  for (const kind of Object.keys(requirements) as Kind[]) ensure(kind, log);
}

function ensure(kind: Kind, log: (line: string) => void): void {
  const { folder, marker } = places(kind);
  if (existsSync(marker)) return;
  log(`installing npm packages in ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(requirements[kind], file), join(folder, file));
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr, error } = spawnSync("npm", ["ci", "--ignore-scripts", ...quiet], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim().split("\n").at(-1) ?? "";
    throw new NoNodePackagesError(`npm ci in ${folder} failed: ${reason}`);
  }
  writeFileSync(marker, `${new Date().toISOString()}\n`);
}
