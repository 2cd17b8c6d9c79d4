// What the files of the models on a shelf tell of their architecture, read when it is first asked for.
import type { ArchitectureReading } from "@modelshelf/catalogue/fit";
import type { ModelFolders } from "./files/model-folders.ts";
import { readArchitecture } from "./ingest/architecture.ts";
import type { ModelStore } from "./store/model-store.ts";

/** The most models whose readings are kept. */
const mostKept = 1000;

/** Undefined where no such model is here, or its files tell nothing. */
export type ArchitectureOf = (id: string) => Promise<ArchitectureReading | undefined>;

/** Reads each model's files once; a folder's content never changes, and its name is never used again. */
export function createArchitectures(store: ModelStore, folders: ModelFolders): ArchitectureOf {
  const kept = new Map<string, Promise<ArchitectureReading | undefined>>();
  return async (id) => {
    const model = await store.get(id);
    const { folder } = model ?? {};
    if (!model || folder === undefined) return undefined;
    const before = kept.get(folder);
    if (before) return before;
    const reading = read(store, folders, model.record.id, folder);
    kept.set(folder, reading);
    // What failed may be asked again.
    reading.catch(() => kept.delete(folder));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return reading;
  };
}

async function read(store: ModelStore, folders: ModelFolders, id: string, folder: string) {
  const files = await store.files(id);
  return readArchitecture(
    files.map(({ path, size }) => ({ path, size, absolute: folders.path(folder, path), modified: 0 })),
  );
}
