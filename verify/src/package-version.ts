// Which release of a package something was proven with.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Install } from "@modelshelf/catalogue";
import { nodePackages } from "../../scripts/setup.ts";
import { collect } from "./run/collect.ts";
import { nodeModules } from "./types/javascript.ts";

/** The package that an install command is about, and the release that is installed here. */
export interface ProvenPackage {
  readonly package?: string;
  /** Left out where the package is not installed here. */
  readonly version?: string;
}

/**
 * Versions of all installed Python packages, by normalised name: of several releases the one that is imported.
 *
 * @param folder packages that stand before the interpreter's own.
 */
export async function pythonVersions(python: string, folder?: string): Promise<ReadonlyMap<string, string>> {
  const script =
    "import importlib.metadata as m, json, sys; sys.path[:0] = sys.argv[1:]; " +
    "print(json.dumps([(d.name, d.version) for d in m.distributions()]))";
  const { code, stdout, stderr } = await collect(python, ["-I", "-c", script, ...(folder ? [folder] : [])]);
  if (code !== 0) throw new Error(`${python} could not list its packages: ${stderr.trim()}`);
  // They come in the order of the search path; a Map keeps the last of a name.
  const found = (JSON.parse(stdout) as [string, string][]).toReversed();
  return new Map(found.map(([name, version]) => [normalised(name), version]));
}

/** The first package of `install`: the library itself, before what it works with. */
export async function provenPackage(
  install: Install | null,
  python: ReadonlyMap<string, string>,
): Promise<ProvenPackage> {
  if (install === null) return {};
  if (install.manager === "git") {
    return { package: install.repository.replace(/^https:\/\//, ""), version: install.commit.slice(0, 7) };
  }
  const [requirement] = install.packages;
  if (requirement === undefined) return {};
  if (install.manager === "npm") {
    const name = requirement.replace(/(?<=.)@[^/]*$/, "");
    const version = await npmVersion(name);
    return { package: name, ...(version !== undefined && { version }) };
  }
  if (install.manager === "maven") {
    const version = requirement.slice(requirement.lastIndexOf(":") + 1);
    return { package: requirement.slice(0, -version.length - 1), version };
  }
  if (install.manager === "cargo" && install.features !== undefined) {
    const version = await crateVersion(requirement);
    return { package: requirement, ...(version !== undefined && { version }) };
  }
  if (install.manager !== "pip") return { package: requirement };
  const name = packageName(requirement);
  const version = python.get(normalised(name));
  return { package: name, ...(version !== undefined && (pinned(requirement) ?? version) === version && { version }) };
}

/**
 * The package, as `name==1.2`, that `install` pins to another release than the one installed here: code for it can
 * be parsed here and no more.
 */
export function otherRelease(install: Install | null, python: ReadonlyMap<string, string>): string | undefined {
  if (install?.manager !== "pip") return undefined;
  return install.packages.find((requirement) => {
    const version = pinned(requirement);
    const here = python.get(normalised(packageName(requirement)));
    return version !== undefined && here !== undefined && here !== version;
  });
}

// PEP 508: the name ends where extras, a version or a marker begin.
const packageName = (requirement: string) => /^[A-Za-z0-9._-]+/.exec(requirement)?.[0] ?? requirement;

const pinned = (requirement: string) => /==\s*([^\s;,*]+)\s*(?:;|$)/.exec(requirement)?.[1];

// PEP 503, "Normalized Names".
const normalised = (name: string) => name.toLowerCase().replace(/[-_.]+/g, "-");

/** The release that emitted Rust is compiled with. */
async function crateVersion(name: string): Promise<string | undefined> {
  const lock = await readFile(new URL("../rust/Cargo.lock", import.meta.url), "utf8");
  return new RegExp(`^name = "${name}"\\nversion = "([^"]+)"$`, "m").exec(lock)?.[1];
}

async function npmVersion(name: string): Promise<string | undefined> {
  for (const folder of [nodeModules, nodePackages()]) {
    try {
      const file = await readFile(join(folder, name, "package.json"), "utf8");
      return (JSON.parse(file) as { version?: string }).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return undefined;
}
