import type { Command } from "commander";
import { InputError } from "../errors.ts";
import { print, printJson, printTable } from "../output.ts";
import { dataDirectory, withShelf } from "../shelf.ts";

export function addShelfCommands(program: Command): void {
  program
    .command("add")
    .summary("put a model on the shelf")
    .description("Read a model repository's folder and put the model on the shelf, files and all.")
    .argument("<folder>")
    .option("--id <owner/name>", "the model's id; otherwise local/<folder name>")
    .option("--json", "print the record")
    .option("--data <dir>", "data directory of the shelf")
    .action(async (folder: string, options: { id?: string; json?: true; data?: string }) => {
      const model = await withShelf(dataDirectory(options.data), (hub) =>
        hub.addFolder(folder, options.id === undefined ? {} : { id: options.id }),
      );
      if (options.json) printJson(model.record);
      else {
        const { record } = model;
        const facts = [record.pipeline_tag, record.library_name, `${record.siblings?.length ?? 0} files`].filter(
          Boolean,
        );
        print(`added ${record.id} (${facts.join(", ")})`);
      }
    });

  program
    .command("remove")
    .summary("take a model off the shelf")
    .argument("<id>")
    .option("--data <dir>", "data directory of the shelf")
    .action(async (id: string, options: { data?: string }) => {
      const dataDir = dataDirectory(options.data);
      const removed = await withShelf(dataDir, (hub) => hub.remove(id));
      if (!removed)
        throw new InputError(
          `no model ${JSON.stringify(id)} on the shelf ${dataDir}; modelshelf list shows what is there`,
        );
      print(`removed ${id}`);
    });

  program
    .command("list")
    .summary("the models on the shelf")
    .option("--search <words>", "only models that match")
    .option("--json", "print the records")
    .option("--data <dir>", "data directory of the shelf")
    .action(async (options: { search?: string; json?: true; data?: string }) => {
      const models = await withShelf(dataDirectory(options.data), async (hub) => {
        const found = [];
        let cursor: string | undefined;
        do {
          const page = await hub.shelf.list({
            sort: "id",
            limit: 1000,
            ...(options.search !== undefined && { search: options.search }),
            ...(cursor !== undefined && { cursor }),
          });
          found.push(...page.models);
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        return found;
      });
      if (options.json) printJson(models.map(({ record }) => record));
      else if (models.length === 0) print("the shelf is empty; modelshelf add FOLDER puts a model on it");
      else {
        printTable(
          models.map(({ record, hasFiles }) => [
            record.id,
            record.pipeline_tag ?? "-",
            record.library_name ?? "-",
            hasFiles ? `${record.siblings?.length ?? 0} files` : "files elsewhere",
          ]),
        );
      }
    });
}
