import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const exec = promisify(execFile);
const root = new URL("../..", import.meta.url).pathname;

it.each(["code", "catalogue", "inference"])("the example in the README of %s prints what it says", async (name) => {
  const readme = await readFile(join(root, "packages", name, "README.md"), "utf8");
  const [, source, printed] = /```js\n([\s\S]*?)```\n\nprints\n\n```\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(source).toBeDefined();
  const folder = join(root, ".cache/readme");
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.js`);
  await writeFile(file, source ?? "");
  expect((await exec(process.execPath, [file])).stdout).toBe(printed);
});
