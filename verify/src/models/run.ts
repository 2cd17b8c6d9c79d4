// Runs the code for small models with the real libraries, which load the files from a running hub.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "@modelshelf/code";
import { createHub, serve } from "@modelshelf/hub";
import { sampleModels } from "@modelshelf/samples";
import { nodePackages } from "../../../scripts/setup.ts";
import { type CertificateAuthority, createCertificateAuthority } from "../proxy/certificates.ts";
import { startRecordingProxy } from "../proxy/recording-proxy.ts";
import { snippetEnvironment } from "../run/environment.ts";
import { inParallel } from "../run/pool.ts";
import { runProcess } from "../run/process.ts";
import { extensions, type Finding } from "../snippet-source.ts";
import type { RunEnvironment, TinyModel } from "./make.ts";
import { writeOwnFiles } from "./own-files.ts";
import { hubUrl, type ModelSource } from "./snippets.ts";
import { webOfInputs } from "./web.ts";

// Transformers.js keeps what it has loaded beside its own code, where the next run would find it.
const ownCache = (folder: string) =>
  `import { env } from "@huggingface/transformers";\nenv.cacheDir = ${JSON.stringify(folder)};\n`;

// Many times what any needs on a quiet machine.
const timeLimit = 300_000;

/** What every run shares. */
interface Workshop {
  readonly python: string;
  /** Folders of packages that stand before those of `python`, by library. */
  readonly apart?: ReadonlyMap<string, string>;
  readonly authority: CertificateAuthority;
  readonly certificateFile: string;
}

export interface ModelRuns {
  /** What did not run to its end, complained, printed nothing, or asked the web for more than the example inputs. */
  readonly findings: readonly Finding[];
  /** Seconds by library, one process after the other. */
  readonly seconds: ReadonlyMap<string, number>;
}

/** Runs each of `sources` on a hub that has the sample models and `models`. */
export async function modelRuns(
  sources: readonly ModelSource[],
  models: readonly TinyModel[],
  { python, apart }: RunEnvironment,
): Promise<ModelRuns> {
  const root = await mkdtemp(join(tmpdir(), "modelshelf-models-"));
  const hub = await createHub({ dataDir: join(root, "shelf") });
  try {
    const tiny = models.map(({ id, folder }) => ({ id, folder: pathToFileURL(`${folder}/`) }));
    await hub.loadSamples({ models: [...sampleModels, ...tiny], records: [] });
    const { hostname, port } = new URL(hubUrl);
    const pages = async () => new Response("no page here", { status: 404 });
    const serving = await serve({ hub, pages, host: hostname, port: Number(port) });
    try {
      const authority = await createCertificateAuthority();
      const certificateFile = join(root, "authority.pem");
      await writeFile(certificateFile, authority.certificate);
      const workshop = { python, apart, authority, certificateFile };
      // Each loads gigabytes of libraries: two at a time, whatever the number of processors.
      const outcomes = await inParallel(sources, 2, (source, index) =>
        runOnModel(source, join(root, String(index)), workshop),
      );
      const seconds = new Map<string, number>();
      for (const [index, { key }] of sources.entries()) {
        const library = libraryOf(key);
        seconds.set(library, (seconds.get(library) ?? 0) + (outcomes[index]?.seconds ?? 0));
      }
      return { findings: outcomes.flatMap(({ findings }) => findings), seconds };
    } finally {
      await serving.close();
    }
  } finally {
    await hub.close();
    await rm(root, { recursive: true });
  }
}

/** The library whose code a key names: `models/<library>/…`. */
export const libraryOf = (key: string): string => key.split("/")[1] ?? key;

/** How a language is run; shell code of libraries installs things, which is not done here, and the others have none. */
const programs: Partial<Record<Language, (workshop: Workshop) => Program>> = {
  python: ({ python }) => ({ command: python, arguments: [] }),
  javascript: () => ({ command: process.execPath, arguments: ["--import", "../settings.mjs"] }),
};

interface Program {
  readonly command: string;
  readonly arguments: readonly string[];
}

/** The lines that name an error and the last ones: Python says at the end what was wrong, Node before the trace. */
export function complaintOf(stderr: string): string {
  const lines = stderr.trim().split("\n");
  const named = lines.slice(0, -5).filter((line) => /\w*Error\b.*: /.test(line));
  return [...named.slice(-2), ...lines.slice(-5)].join(" ⏎ ");
}

interface Outcome {
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/** Runs one snippet in `folder`, which is made for it and removed after it. */
export async function runOnModel(source: ModelSource, folder: string, workshop: Workshop): Promise<Outcome> {
  const { key, language, code } = source;
  const program = programs[language]?.(workshop);
  if (program === undefined) return { findings: [{ key, message: `${language} is not run on models` }], seconds: 0 };
  const cwd = join(folder, "work");
  const home = join(folder, "home");
  const file = join(folder, `snippet${extensions[language]}`);
  await Promise.all([mkdir(cwd, { recursive: true }), mkdir(home, { recursive: true })]);
  await Promise.all([writeFile(file, `${code}\n`), writeOwnFiles(code, cwd)]);
  if (language === "javascript") {
    await symlink(nodePackages(), join(folder, "node_modules"));
    await writeFile(join(folder, "settings.mjs"), ownCache(join(home, "transformers.js")));
  }
  const packages = workshop.apart?.get(libraryOf(key));
  const proxy = await startRecordingProxy(workshop.authority, webOfInputs);
  try {
    const env = snippetEnvironment({
      home,
      python: workshop.python,
      proxyUrl: proxy.url,
      certificateFile: workshop.certificateFile,
      // A home of its own for each, so that nothing comes from a cache; the hub is asked without the proxy.
      variables: {
        HF_HOME: join(home, "hf"),
        NO_PROXY: "127.0.0.1",
        no_proxy: "127.0.0.1",
        // For models this small, threads wait for each other longer than they work.
        OMP_NUM_THREADS: "1",
        ...(packages !== undefined && { PYTHONPATH: packages }),
      },
    });
    const result = await runProcess(program.command, [...program.arguments, file], { cwd, env, timeLimit });
    const complaint = complaintOf(result.stderr);
    const messages: string[] = [];
    if (result.timedOut) messages.push(`still ran after ${timeLimit / 1000} s`);
    else if (result.code !== 0) messages.push(`ended with ${result.code}: ${complaint}`);
    else if (/Traceback \(most recent call last\)/.test(result.stderr)) messages.push(`complained: ${complaint}`);
    else if (result.stdout.toString("utf8").trim() === "") messages.push("printed nothing");
    const strange = proxy.requests.filter((request) => webOfInputs(request, []) === undefined);
    messages.push(...new Set(strange.map(({ method, url }) => `asked the web: ${method} ${url}`)));
    return { findings: messages.map((message) => ({ key, message })), seconds: result.seconds };
  } finally {
    await proxy.close();
    await rm(folder, { recursive: true });
  }
}
