// `npm run setup`: what the tests need beside Node: system programs, and the pinned Python and npm packages.
// Installs what is missing where it can, and says in one line what to install where it cannot.
import { findChromium } from "./setup/chromium.ts";
import { ensureCompilerInputs } from "./setup/compiled-languages.ts";
import { ensureLlamaPrograms } from "./setup/llama-programs.ts";
import { ensureNodePackages, NoNodePackagesError } from "./setup/node-packages.ts";
import { ensurePythonEnvironment, NoPythonEnvironmentError } from "./setup/python-environment.ts";
import { ensureTools, MissingToolsError } from "./setup/system-tools.ts";

export { type CompilerInputs, compilerInputs } from "./setup/compiled-languages.ts";
export { llamaPrograms } from "./setup/llama-programs.ts";
export { NoNodePackagesError, nodePackages } from "./setup/node-packages.ts";
export { NoPythonEnvironmentError, type PythonEnvironment, pythonEnvironment } from "./setup/python-environment.ts";
export { MissingToolsError } from "./setup/system-tools.ts";

/**
 * Path of the browser that the tests use.
 *
 * @throws MissingToolsError where there is none.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) throw new MissingToolsError("no Chromium is installed; run: npm run setup");
  return path;
}

async function main(): Promise<void> {
  const started = performance.now();
  const log = (line: string) => console.log(`setup: ${line}`);
  ensureTools(log);
  ensureNodePackages(log);
  ensureCompilerInputs(log);
  const { python } = await ensurePythonEnvironment(log);
  ensureLlamaPrograms(log);
  log(`ready: ${chromiumPath()}, ${python} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    const known = [MissingToolsError, NoNodePackagesError, NoPythonEnvironmentError];
    if (!known.some((kind) => error instanceof kind)) throw error;
    console.error(`setup: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
