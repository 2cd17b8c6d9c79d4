// `npm run verify:records -- FILE...`: proves the code of every library for every model record of the files.
import { parseArgs } from "node:util";
import { libraryIds } from "@modelshelf/catalogue";
import { pythonEnvironment } from "../../../scripts/setup.ts";
import { proveRecords } from "./prove-records.ts";

const usage = `usage: npm run verify:records -- FILE...
  FILE holds one model record (a hub API's model object) a line.`;

/** So many faults are printed; those of one generator are alike. */
const shown = 100;

async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.error(usage);
    return 2;
  }
  const { python } = pythonEnvironment();
  let sound = true;
  for (const file of files) {
    const { records, snippets, shapes, unreadable, faults } = await proveRecords(file, python, (progress) =>
      console.error(
        `${file}: ${progress.records} records, ${progress.snippets} snippets, ${progress.shapes} shapes parsed`,
      ),
    );
    const counts = [
      `${records} records`,
      `${snippets} snippets of ${libraryIds.length} libraries`,
      `${shapes} shapes parsed`,
      `${unreadable.length} lines unreadable`,
      `${faults.length} faults`,
    ];
    console.log(`${file}: ${counts.join(", ")}`);
    const wrong = [...unreadable, ...faults];
    for (const { key, message } of wrong.slice(0, shown)) console.error(`✗ ${key}: ${message}`);
    if (wrong.length > shown) console.error(`… and ${wrong.length - shown} more`);
    if (wrong.length > 0) sound = false;
  }
  return sound ? 0 : 1;
}

try {
  process.exitCode = await main(parseArgs({ allowPositionals: true }).positionals);
} catch (error) {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === undefined && name !== "NoPythonEnvironmentError") throw error;
  console.error(`verify:records: ${message}`);
  process.exitCode = 2;
}
