import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sampleModels, sampleRecords } from "@modelshelf/samples";
import { expect, test } from "vitest";
import { pythonEnvironment } from "../setup.ts";

const make = fileURLToPath(new URL("../../samples/make/", import.meta.url));

function bytes(folder: URL): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size, 0);
}

test("every folder of sample models is listed, with a card, at most 1 MB", () => {
  const folders = readdirSync(new URL("../../samples/models/", import.meta.url));
  expect(sampleModels.map(({ id }) => id.replace("modelshelf/", "")).sort()).toEqual(folders.sort());
  for (const { folder } of sampleModels) {
    expect(existsSync(new URL("README.md", folder))).toBe(true);
    expect(bytes(folder)).toBeLessThan(1_000_000);
  }
});

test("the scripts make the committed sample models, byte for byte", () => {
  const output = execFileSync(pythonEnvironment().python, ["-B", `${make}check.py`], { encoding: "utf8" });
  expect(output).toContain("byte for byte");
});

test("no two sample records are of one model, and none is of a model whose files are here", () => {
  const ids = [...sampleRecords, ...sampleModels].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sampleRecords.length).toBeGreaterThanOrEqual(25);
});

test("a sample record has no chat template but ours", () => {
  const ours = "{% for message in messages %}{{ message.content }}{% endfor %}";
  for (const { id, config } of sampleRecords) {
    const templates = [
      config?.chat_template_jinja,
      config?.tokenizer_config?.chat_template,
      config?.processor_config?.chat_template,
    ];
    for (const template of templates) if (template !== undefined) expect(template, id).toBe(ours);
  }
});
