// Where a command's MODEL comes from: the shelf, a folder, a JSON file or standard input.
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { ModelRecord } from "@modelshelf/catalogue";
import type { ArchitectureReading } from "@modelshelf/catalogue/fit";
import type { Hub } from "@modelshelf/hub";
import { validateRecord } from "@modelshelf/hub/record";
import { InputError, oneLine } from "./errors.ts";
import { withShelf } from "./shelf.ts";

/**
 * The record that MODEL names: an id on the shelf, else a folder, a JSON file, or `-` for a record
 * on standard input.
 *
 * @throws InputError if there is no such model, or it cannot be read.
 */
export async function readModel(model: string, dataDir: string): Promise<ModelRecord> {
  if (model === "-") return parseRecord(await text(process.stdin), "standard input");
  const onShelf = await shelfModel(model, dataDir, async (record) => record);
  if (onShelf) return onShelf;
  if (isFolder(model, dataDir)) {
    // Loaded when it is needed: a record on standard input needs no hub.
    const { readModelFolder } = await import("@modelshelf/hub");
    return readModelFolder(model);
  }
  return parseRecord(await readFile(model, "utf8"), model);
}

/** A model with what its files tell of its architecture, where they are here. */
export interface ModelWithArchitecture {
  readonly record: ModelRecord;
  readonly architecture: ArchitectureReading | undefined;
}

/**
 * The same with the architecture.
 *
 * @throws InputError if there is no such model, or it cannot be read.
 */
export async function readModelWithArchitecture(model: string, dataDir: string): Promise<ModelWithArchitecture> {
  if (model !== "-") {
    const onShelf = await shelfModel(model, dataDir, async (record, hub) => ({
      record,
      architecture: await hub.shelf.architecture(record.id),
    }));
    if (onShelf) return onShelf;
    if (isFolder(model, dataDir)) {
      const { readArchitecture, readFolder } = await import("@modelshelf/hub");
      const { record, files } = await readFolder(model);
      return { record, architecture: await readArchitecture(files) };
    }
  }
  return { record: await readModel(model, dataDir), architecture: undefined };
}

/** Whether MODEL is a folder, not a file. */
function isFolder(model: string, dataDir: string): boolean {
  if (!existsSync(model)) {
    throw new InputError(
      `no model ${JSON.stringify(model)}: not on the shelf ${dataDir}, and no such folder or file; modelshelf list shows the shelf`,
    );
  }
  return statSync(model).isDirectory();
}

async function shelfModel<T>(
  id: string,
  dataDir: string,
  read: (record: ModelRecord, hub: Hub) => Promise<T>,
): Promise<T | undefined> {
  if (!existsSync(dataDir)) return undefined;
  return withShelf(dataDir, async (hub) => {
    const found = await hub.shelf.model(id);
    return found && read(found.record, hub);
  });
}

/**
 * The lines of a stream of records (`-` or a file), one JSON record each; blank lines are left out.
 */
export async function* recordLines(source: string): AsyncGenerator<{ record: ModelRecord } | { error: string }> {
  if (source !== "-" && !existsSync(source))
    throw new InputError(`no such file: ${source}; give a file of records or - for standard input`);
  const content = source === "-" ? await text(process.stdin) : await readFile(source, "utf8");
  let number = 0;
  for (const line of content.split("\n")) {
    number += 1;
    if (line.trim() === "") continue;
    try {
      yield { record: parseRecord(line, `line ${number}`) };
    } catch (error) {
      yield { error: oneLine(error) };
    }
  }
}

function parseRecord(json: string, where: string): ModelRecord {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new InputError(`${where} is not JSON: ${oneLine(error)}; give a record of the hub API`);
  }
  try {
    return validateRecord(value);
  } catch (error) {
    throw new InputError(`${where}: ${oneLine(error)}`);
  }
}
