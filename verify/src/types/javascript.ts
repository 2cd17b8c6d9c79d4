// Checks emitted JavaScript with the TypeScript compiler against the types that the SDKs bring.

import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodePackages } from "../../../scripts/setup.ts";
import { collect } from "../run/collect.ts";
import type { Finding, SnippetSource } from "../snippet-source.ts";
import { faultOwner, type LibraryTypeFault, listedFault } from "./library-type-faults.ts";
import type { TypeReport } from "./python.ts";

const require = createRequire(import.meta.url);

/** The folder of installed packages that snippets resolve their imports in. */
export const nodeModules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

const options = {
  target: "ES2024",
  module: "NodeNext",
  moduleResolution: "NodeNext",
  moduleDetection: "force",
  lib: ["ES2024", "ESNext.AsyncIterable", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  types: ["node"],
  strict: true,
  // JavaScript writes no types on parameters, and JSON that was fetched is of any type.
  noImplicitAny: false,
  useUnknownInCatchVariables: false,
  skipLibCheck: true,
  noEmit: true,
  preserveSymlinks: false,
};

/** How code is checked, by the ending of its file. */
const optionsByEnding = {
  // Code that asks a provider is often put into a program in TypeScript, and is checked as such.
  mts: options,
  // The libraries' types say of most results that they may be missing, and JavaScript has no `!` to say that one is there.
  mjs: { ...options, allowJs: true, checkJs: true, strictNullChecks: false },
};

const endingOf = (key: string): keyof typeof optionsByEnding => (key.startsWith("inference/") ? "mts" : "mjs");

/** All JavaScript snippets in one run of the compiler. */
export async function javascriptTypeReport(snippets: readonly SnippetSource[]): Promise<TypeReport> {
  const mine = snippets.filter(({ language }) => language === "javascript");
  if (mine.length === 0) return { findings: [], unresolved: new Map(), faultsMet: new Set() };
  const largeModules = nodePackages();
  const root = await mkdtemp(join(tmpdir(), "modelshelf-tsc-"));
  const folder = join(root, "snippets");
  try {
    await mkdir(folder);
    const keys = mine.map(({ key }) => key);
    await symlink(nodeModules, join(folder, "node_modules"));
    // What the repository does not have is looked for one folder further up.
    await symlink(largeModules, join(root, "node_modules"));
    // A module each, even if it neither imports nor exports anything.
    await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    await Promise.all(
      mine.map(({ key, code }, index) => writeFile(join(folder, `snippet-${index}.${endingOf(key)}`), `${code}\n`)),
    );
    const tsc = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
    const results = [];
    for (const [ending, compilerOptions] of Object.entries(optionsByEnding)) {
      const config = join(folder, `tsconfig.${ending}.json`);
      const include = keys.flatMap((key, index) => (endingOf(key) === ending ? [`snippet-${index}.${ending}`] : []));
      if (include.length === 0) continue;
      await writeFile(config, JSON.stringify({ compilerOptions, files: include }));
      results.push(await collect(process.execPath, [tsc, "-p", config, "--pretty", "false"], "", folder));
    }
    const code = results.find((result) => result.code !== 0)?.code ?? 0;
    const stdout = results.map((result) => result.stdout).join("\n");
    const stderr = results.map((result) => result.stderr).join("\n");
    const findings: Finding[] = [];
    const unresolved = new Map<string, string[]>();
    const faultsMet = new Set<LibraryTypeFault>();
    for (const line of stdout.split("\n")) {
      const match = /^(?:.*\/)?snippet-(\d+)\.m[jt]s\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line);
      if (!match) {
        if (/error TS\d+/.test(line)) throw new Error(`tsc: ${line}`);
        continue;
      }
      const [, index = "", row = "", rule = "", text = ""] = match;
      const key = keys[Number(index)] ?? "";
      // TS2307, TS7016: no such module, or one without types.
      const module = /^(?:TS2307|TS7016)$/.test(rule) ? /module '([^']+)'/.exec(text)?.[1] : undefined;
      if (module !== undefined && !isInstalled(module, largeModules)) {
        unresolved.set(key, [...(unresolved.get(key) ?? []), module]);
        continue;
      }
      const fault = listedFault(faultOwner(key), text);
      if (fault) faultsMet.add(fault);
      else findings.push({ key, message: `line ${row}: ${text} (${rule})` });
    }
    if (code !== 0 && findings.length === 0 && unresolved.size === 0 && faultsMet.size === 0) {
      throw new Error(`tsc ended with ${code}: ${(stdout + stderr).trim()}`);
    }
    return { findings, unresolved, faultsMet };
  } finally {
    await rm(root, { recursive: true });
  }
}

function isInstalled(module: string, largeModules: string): boolean {
  if (isBuiltin(module) || /^[./]/.test(module)) return true;
  const name = module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");
  if (existsSync(join(largeModules, name))) return true;
  try {
    require.resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    // A package may keep its package.json to itself.
    return (error as NodeJS.ErrnoException).code === "ERR_PACKAGE_PATH_NOT_EXPORTED";
  }
}
