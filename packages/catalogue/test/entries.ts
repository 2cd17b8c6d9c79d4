// The library entries with their named examples, read as the files that they are.
import { readdirSync } from "node:fs";
import type { Examples, Library } from "../src/index.ts";

interface EntryFile {
  readonly default: Library;
  /** None where the entry has no code. */
  readonly examples: Examples;
}

const folder = new URL("../src/libraries/", import.meta.url);

async function entryOf(file: string): Promise<EntryFile> {
  const { default: library, examples = {} } = (await import(new URL(file, folder).href)) as Partial<EntryFile> &
    Pick<EntryFile, "default">;
  return { default: library, examples };
}

/** Every entry by its id. */
export const entries: ReadonlyMap<string, EntryFile> = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith(".ts"))
      .map(async (file) => [file.slice(0, -".ts".length), await entryOf(file)] as const),
  ),
);

/** The examples of all entries, one after another. */
export const allExamples = [...entries].flatMap(([id, { examples }]) =>
  Object.entries(examples).map(([example, model]) => ({ id, example, model })),
);

/** Circumstances that every entry must cope with. */
export const contexts = {
  plain: {},
  pinned: { endpoint: "http://127.0.0.1:7860", revision: "v1.0" },
  "on an older version": { libraryVersion: "4.57.1" },
  "on a version before 1": { libraryVersion: "0.35.2" },
} as const;
