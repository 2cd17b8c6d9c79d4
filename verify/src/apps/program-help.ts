// Holds the list of options that commands are tested with against what the programs themselves say.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { collect } from "../run/collect.ts";
import type { Finding } from "../snippet-source.ts";

const listFile = fileURLToPath(new URL("../../../packages/catalogue/test/program-options.json", import.meta.url));
const programs = ["llama-server", "llama-cli"] as const;

/** The long options that a help text of llama.cpp explains: a line's first words, before the explanation's column. */
export function optionsIn(help: string): ReadonlySet<string> {
  // "-m,    --model FNAME                    model path to load"
  const heads = help.split("\n").flatMap((line) => /^-\S.*?(?= {3,}[^-\s]|$)/.exec(line) ?? []);
  return new Set(heads.flatMap((head) => head.match(/(?<![\w-])--[a-z][\w.-]*\w/g) ?? []));
}

/** How a list differs from a program's help, a line each. */
export function listDifferences(listed: string, help: string): string[] {
  const known = optionsIn(help);
  const list = new Set(listed.split(" "));
  return [
    ...[...list].filter((option) => !known.has(option)).map((option) => `its help has no ${option}`),
    ...[...known].filter((option) => !list.has(option)).map((option) => `the list lacks ${option}`),
  ];
}

/** @param folder that of llama.cpp's programs. */
export async function helpFindings(folder: string): Promise<Finding[]> {
  const lists = JSON.parse(await readFile(listFile, "utf8")) as Record<string, { readonly options: string }>;
  const findings: Finding[] = [];
  for (const program of programs) {
    const key = `packages/catalogue/test/program-options.json: ${program}`;
    const { code, stdout, stderr } = await collect(join(folder, program), ["--help"]);
    if (code !== 0) findings.push({ key, message: `--help ended with ${code}: ${stderr.trim().split("\n").at(-1)}` });
    else findings.push(...listDifferences(lists[program]?.options ?? "", stdout).map((message) => ({ key, message })));
  }
  return findings;
}
