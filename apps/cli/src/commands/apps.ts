import {
  type AppContext,
  type AppGuide,
  appGuide,
  appIds,
  appSystems,
  isAppId,
  isAppSystem,
  type ModelRecord,
  modelApps,
} from "@modelshelf/catalogue";
import type { Command } from "commander";
import { InputError } from "../errors.ts";
import { readModel } from "../model-source.ts";
import { print, printJson, printTable } from "../output.ts";
import { dataDirectory } from "../shelf.ts";
import { printEach } from "./snippets.ts";

interface Options {
  app?: string;
  system?: string;
  quantization?: string;
  endpoint?: string;
  json?: true;
  ndjson?: true;
  data?: string;
}

export function addAppsCommand(program: Command): void {
  program
    .command("apps")
    .summary("apps of your own machine that run a model")
    .description(
      "Print the apps that can run a model on your machine, and with --app what to do in one.\nMODEL is an id on the shelf, else a folder, a JSON file, or - for a hub API record on standard input.",
    )
    .argument("<model>")
    .option("--app <id>", "the steps in this app")
    .option("--system <name>", `your system: ${Object.keys(appSystems).join(", ")}`)
    .option("--quantization <name>", "which of the model's GGUF files: Q4_K_M")
    .option("--endpoint <url>", "load from this hub instead of the public one")
    .option("--json", "print one JSON object")
    .option("--ndjson", "read one record a line, print one JSON object a line")
    .option("--data <dir>", "data directory of the shelf")
    .action(run);
}

async function run(model: string, options: Options): Promise<void> {
  const describe = (record: ModelRecord) => ({
    model: record.id,
    apps: guidesFor(record, options).map(({ systemChoices: _, steps, ...guide }) => ({
      ...guide,
      steps: steps.map(({ install: __, ...step }) => step),
    })),
  });
  if (options.ndjson) {
    await printEach(model, describe);
    return;
  }
  const record = await readModel(model, dataDirectory(options.data));
  if (options.json) {
    printJson(describe(record));
    return;
  }
  const guides = guidesFor(record, options);
  if (options.app === undefined) listApps(record, guides);
  else for (const guide of guides) printSteps(guide);
}

function guidesFor(record: ModelRecord, { app, system, quantization, endpoint }: Options): readonly AppGuide[] {
  if (system !== undefined && !isAppSystem(system)) {
    throw new InputError(`no system ${JSON.stringify(system)}; known: ${Object.keys(appSystems).join(", ")}`);
  }
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? "")) {
    throw new InputError(
      `--endpoint must be an address that begins with http:// or https://, not ${JSON.stringify(endpoint)}`,
    );
  }
  const context: AppContext = {
    ...(system !== undefined && { system }),
    ...(quantization !== undefined && { quantization }),
    ...(endpoint !== undefined && { endpoint }),
  };
  const guides = app === undefined ? modelApps(record, context) : [guideOf(app, record, context)];
  const known = [...new Set(guides.flatMap(({ quantizations }) => quantizations.map(({ id }) => id)))];
  if (quantization !== undefined && !known.includes(quantization)) {
    const there = known.length > 0 ? `there are: ${known.join(", ")}` : "there is none to choose from";
    throw new InputError(`no quantization ${JSON.stringify(quantization)} of ${record.id}; ${there}`);
  }
  return guides;
}

function guideOf(id: string, record: ModelRecord, context: AppContext): AppGuide {
  if (!isAppId(id)) throw new InputError(`no app ${JSON.stringify(id)}; known: ${appIds.join(", ")}`);
  const guide = appGuide(id, record, context);
  if (guide !== undefined) return guide;
  const others = modelApps(record, context).map((one) => one.id);
  throw new InputError(
    `${id} cannot run ${record.id}; ${others.length > 0 ? `these apps can: ${others.join(", ")}` : "no app here can"}`,
  );
}

function listApps(record: ModelRecord, guides: readonly AppGuide[]): void {
  if (guides.length === 0) {
    process.stderr.write(`no app here can run ${record.id} (task ${record.pipeline_tag ?? "unknown"})\n`);
    return;
  }
  printTable(
    guides.map(({ id, prettyLabel, systems }) => [id, prettyLabel, systems.map((one) => appSystems[one]).join(", ")]),
  );
  process.stderr.write("what to do in one of them: --app ID\n");
}

function printSteps({ prettyLabel, system, systemChoices, quantization, quantizations, steps }: AppGuide): void {
  const chosen = [
    ...(systemChoices.length > 0 ? [appSystems[system]] : []),
    ...(quantization === undefined ? [] : [quantization]),
  ];
  print(`## ${[prettyLabel, ...chosen].join(", ")}`);
  for (const [index, { text, link, code }] of steps.entries()) {
    print(`\n${index + 1}. ${text}`);
    if (link) print(`   ${link.label}: ${link.href}`);
    if (code) print(`\n${code.code}`);
  }
  if (quantizations.length > 0) {
    process.stderr.write(`--quantization: ${quantizations.map(({ id }) => id).join(", ")}\n`);
  }
}
