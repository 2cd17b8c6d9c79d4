// Finds a Python that can make virtual environments.
import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.ts";

// `python3` first: it is the one that people mean. The rest are for systems whose `python3` is too old or too new.
const names = ["python3", "python3.13", "python3.12", "python3.11", "python3.10", "python3.14", "python"];

// Every package of verify/python/*.lock has a build for these.
const oldest = 10;
const newest = 14;

const question = `import sys
v = sys.version_info
if not (v[0] == 3 and ${oldest} <= v[1] <= ${newest}): sys.exit(3)
import venv, ensurepip
print(sys.executable)`;

/** What the search calls for where nothing fits. */
export const pythonWanted = `Python 3.${oldest} to 3.${newest} with venv`;

/** Path of the first Python of a fitting version with `venv` and `ensurepip`; undefined where there is none. */
export function findPython(): string | undefined {
  for (const name of names) {
    const program = findProgram(name);
    if (program === undefined) continue;
    // A shim of a version manager is there for versions that are not: only running it tells.
    const answer = spawnSync(program, ["-I", "-c", question], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    if (answer.status === 0) return answer.stdout.trim();
  }
  return undefined;
}
