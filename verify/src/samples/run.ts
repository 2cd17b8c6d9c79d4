// Runs the sample models' code with the real libraries, which load the files from a running hub.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHub, serve } from "@modelshelf/hub";
import { sampleModels } from "@modelshelf/samples";
import { snippetEnvironment } from "../run/environment.ts";
import { inParallel } from "../run/pool.ts";
import { runProcess } from "../run/process.ts";
import { extensions, type Finding } from "../snippet-source.ts";
import { hubUrl, type SampleSource } from "./snippets.ts";

const timeLimit = 180_000;

/** What did not run to its end, or printed nothing. */
export async function sampleFindings(sources: readonly SampleSource[], python: string): Promise<Finding[]> {
  const root = await mkdtemp(join(tmpdir(), "modelshelf-samples-"));
  const hub = await createHub({ dataDir: join(root, "shelf") });
  try {
    await hub.loadSamples({ models: sampleModels, records: [] });
    const { hostname, port } = new URL(hubUrl);
    const pages = async () => new Response("no page here", { status: 404 });
    const serving = await serve({ hub, pages, host: hostname, port: Number(port) });
    try {
      // Each loads gigabytes of libraries: two at a time, whatever the number of processors.
      const found = await inParallel(sources, 2, (source, index) => run(source, join(root, String(index)), python));
      return found.flat();
    } finally {
      await serving.close();
    }
  } finally {
    await hub.close();
    await rm(root, { recursive: true });
  }
}

async function run({ key, language, code }: SampleSource, folder: string, python: string): Promise<Finding[]> {
  if (language !== "python") return [{ key, message: `${language} is not run on sample models` }];
  const cwd = join(folder, "work");
  const home = join(folder, "home");
  const file = join(folder, `snippet${extensions[language]}`);
  await Promise.all([mkdir(cwd, { recursive: true }), mkdir(home, { recursive: true })]);
  await writeFile(file, `${code}\n`);
  // A home of its own for each, so that nothing comes from a cache.
  const env = snippetEnvironment({ home, python, variables: { HF_HOME: join(home, "hf") } });
  const result = await runProcess(python, [file], { cwd, env, timeLimit });
  const complaint = result.stderr.trim().split("\n").slice(-6).join(" ⏎ ");
  const findings: string[] = [];
  if (result.timedOut) findings.push(`still ran after ${timeLimit / 1000} s`);
  else if (result.code !== 0) findings.push(`ended with ${result.code}: ${complaint}`);
  else if (/Traceback \(most recent call last\)/.test(result.stderr)) findings.push(`complained: ${complaint}`);
  else if (result.stdout.toString("utf8").trim() === "") findings.push("printed nothing");
  await rm(folder, { recursive: true });
  return findings.map((message) => ({ key, message }));
}
