// What the installed SDKs of the hub say themselves that they can ask: tasks by provider.
import { fileURLToPath } from "node:url";
import { collect } from "../run/collect.ts";

/** Tasks by provider, in the SDK's own names, which are the hub's. */
export type Registry = Readonly<Record<string, readonly string[]>>;

/** By the client's name in the matrix. */
export interface SdkRegistries {
  readonly huggingface_hub: Registry;
  readonly "huggingface.js": Registry;
}

/** Imports are resolved from here. */
const workspace = fileURLToPath(new URL("../..", import.meta.url));

// huggingface_hub 2.4.0 keeps it to itself; there is no public form of it.
const pythonCode = `import json
from huggingface_hub.inference._providers import PROVIDERS
print(json.dumps({provider: sorted(tasks) for provider, tasks in PROVIDERS.items()}))`;

const javascriptCode = `import { PROVIDERS } from "@huggingface/inference";
const tasks = Object.entries(PROVIDERS).map(([provider, helpers]) => [provider, Object.keys(helpers).sort()]);
console.log(JSON.stringify(Object.fromEntries(tasks)));`;

/**
 * @param python the interpreter that snippets are run with.
 * @throws Error with what the interpreter says where an SDK is not installed, or has its registry elsewhere.
 */
export async function sdkRegistries(python: string): Promise<SdkRegistries> {
  const [pythonTasks, javascriptTasks] = await Promise.all([
    read(python, ["-c", pythonCode]),
    read(process.execPath, ["--input-type=module", "--eval", javascriptCode], workspace),
  ]);
  return { huggingface_hub: pythonTasks, "huggingface.js": javascriptTasks };
}

async function read(command: string, args: readonly string[], folder?: string): Promise<Registry> {
  const { code, stdout, stderr } = await collect(command, args, "", folder);
  if (code !== 0) throw new Error(`cannot read which tasks an SDK has: ${stderr.trim().split("\n").at(-1)}`);
  return JSON.parse(stdout) as Registry;
}
