// Packages of libraries that want older releases than the others run with: verify/python/apart/<library>.lock, each
// installed in a folder of its own that stands before the environment's packages when code of that library is run.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const suffix = ".lock";

/** A library's lock and the folder that its packages are in, which is there when they are all installed. */
export interface PackagesApart {
  readonly library: string;
  readonly lock: string;
  readonly folder: string;
}

/**
 * All libraries with packages apart.
 *
 * @param locks folder with the lock files.
 * @param environment folder of the environment that the packages stand before.
 */
export function packagesApart(locks: string, environment: string): PackagesApart[] {
  const files = readdirSync(locks).filter((name) => name.endsWith(suffix));
  return files.sort().map((name) => {
    const lock = join(locks, name);
    const library = name.slice(0, -suffix.length);
    const hash = createHash("sha256").update(readFileSync(lock)).digest("hex").slice(0, 16);
    return { library, lock, folder: join(environment, "apart", `${library}-${hash}`) };
  });
}

/** Those of them that are not installed yet. */
export const missingApart = (all: readonly PackagesApart[]) => all.filter(({ folder }) => !existsSync(folder));
