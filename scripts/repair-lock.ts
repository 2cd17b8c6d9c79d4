// Adds the optional platform packages that npm left out of package-lock.json.
// The lock omits an optional dependency whose version the registry does not have; `npm ci` then
// refuses the lock ("Missing: ... from lock file"). A stub entry satisfies it and installs nothing.
import { readFileSync, writeFileSync } from "node:fs";

interface LockEntry {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const path = new URL("../package-lock.json", import.meta.url);
const checkOnly = process.argv.includes("--check");
const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, LockEntry> };

/** Whether npm could resolve `name` from the package at `from`: nested or in any parent. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (lock.packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

const operatingSystems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"];

/** The platform in a package's name, so that the stub is never wanted where it could matter. */
function platform(name: string): Pick<LockEntry, "os" | "cpu"> {
  const words = name.split(/[-/]/);
  const os = operatingSystems.find((word) => words.includes(word));
  const cpu = processors.find((word) => words.includes(word));
  return { os: [os ?? "none"], cpu: [cpu ?? "none"] };
}

const missing: string[] = [];
for (const [from, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(from, name) || !/^\d/.test(range)) continue;
    missing.push(`${name}@${range}`);
    lock.packages[`node_modules/${name}`] = { version: range, ...platform(name), optional: true };
  }
}

if (missing.length === 0) console.log("package-lock.json is complete");
else if (checkOnly) {
  console.error(`package-lock.json lacks ${missing.join(", ")}; run: npm run repair-lock`);
  process.exitCode = 1;
} else {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`added ${missing.join(", ")}`);
}
