// Where a program is, without running it.
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

// Where Debian keeps administrators' programs (`ip`), which an ordinary user's PATH may lack.
const furtherFolders = process.platform === "win32" ? [] : ["/usr/local/sbin", "/usr/sbin", "/sbin"];
const endings = process.platform === "win32" ? [".exe", ".cmd", ""] : [""];

/** Path of the first of these programs that is on the PATH; undefined where none is. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...furtherFolders].filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      for (const ending of endings) {
        const path = join(folder, name + ending);
        if (isExecutable(path)) return path;
      }
    }
  }
  return undefined;
}

/** Whether a file may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
