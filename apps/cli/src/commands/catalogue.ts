import { isTaskId, matchTasks, sampleInput, taskFacts, taskIds, taskRecord } from "@modelshelf/catalogue";
import { providers } from "@modelshelf/inference";
import type { Command } from "commander";
import { InputError } from "../errors.ts";
import { readModel } from "../model-source.ts";
import { print, printJson, printTable } from "../output.ts";
import { dataDirectory } from "../shelf.ts";

export function addCatalogueCommands(program: Command): void {
  program
    .command("input")
    .summary("a sample input for a model")
    .description(
      "Print a sample input for a model's task. MODEL is an id on the shelf, else a folder, a JSON file, or -.",
    )
    .argument("<model>")
    .option("--no-wrap", "line breaks and tabs become single blanks")
    .option("--no-quotes", "without the double quotes around the text")
    .option("--json", "print a JSON value")
    .option("--data <dir>", "data directory of the shelf")
    .action(async (model: string, options: { wrap: boolean; quotes: boolean; json?: true; data?: string }) => {
      const record = await readModel(model, dataDirectory(options.data));
      const input = sampleInput(record, { noWrap: !options.wrap, noQuotes: !options.quotes });
      if (options.json || typeof input !== "string") printJson(input);
      else print(input);
    });

  program
    .command("tasks")
    .summary("the tasks of the catalogue, all or those that some words mean")
    .argument("[words...]", "such as: speech to text")
    .option("--json", "print a JSON array")
    .action((words: string[], options: { json?: true }) => {
      const query = words.join(" ");
      const found = query === "" ? taskIds : matchTasks(query).map(({ id }) => id);
      if (options.json) printJson(found.map(taskRecord));
      else if (found.length === 0) throw new InputError(`no task is called ${JSON.stringify(query)}; try fewer words`);
      else printTable(found.map((id) => [id, taskFacts[id].modality, taskFacts[id].tagline]));
    });

  program
    .command("task")
    .summary("one task of the catalogue")
    .argument("<id>")
    .option("--json", "print a JSON object")
    .action((id: string, options: { json?: true }) => {
      if (!isTaskId(id)) throw new InputError(`no task ${JSON.stringify(id)}; modelshelf tasks lists them`);
      const task = taskRecord(id);
      if (options.json) {
        printJson(task);
        return;
      }
      print(`${task.label} (${id})\n\n${task.summary}\n\nlibraries: ${task.libraries.join(", ") || "none"}`);
      print(`related: ${task.related.join(", ")}`);
      const list = (title: string, lines: readonly string[]) => {
        if (lines.length > 0) print(`\n${title}:\n${lines.map((line) => `  ${line}`).join("\n")}`);
      };
      for (const kind of ["models", "datasets", "spaces"] as const) {
        list(
          kind,
          task[kind].map(({ id: name, description }) => `${name}: ${description}`),
        );
      }
      list(
        "metrics",
        task.metrics.map(
          ({ id: name, formula, range, better }) => `${name}: ${formula}; ${range}, ${better} is better`,
        ),
      );
      list(
        "tools",
        (task.tools ?? []).map(({ name, url, description }) => `${name}: ${description} ${url}`),
      );
    });

  program
    .command("providers")
    .summary("all inference providers, with their tasks")
    .option("--json", "print a JSON array")
    .action((options: { json?: true }) => {
      const list = Object.entries(providers).map(([id, provider]) => ({
        id,
        prettyLabel: provider.prettyLabel,
        tasks: Object.keys(provider.tasks),
      }));
      if (options.json) printJson(list);
      else printTable(list.map(({ id, prettyLabel, tasks: served }) => [id, prettyLabel, served.join(", ")]));
    });
}
