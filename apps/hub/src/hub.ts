import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModelRecord } from "@modelshelf/catalogue";
import type { ShelfModel, ShelfReader } from "@modelshelf/web/shelf-reader";
import { createApi } from "./api/app.ts";
import { createArchitectures } from "./architectures.ts";
import { DataDirectoryError } from "./errors.ts";
import { type CopyProgress, ModelFolders } from "./files/model-folders.ts";
import { contentSha, gitBlobOid } from "./files/oid.ts";
import { readFolder } from "./ingest/read-model-folder.ts";
import { checkModelId } from "./model-id.ts";
import { validateRecord } from "./record.ts";
import { createShelfReader, shelfModel } from "./shelf.ts";
import type { ModelStore } from "./store/model-store.ts";
import { openSqliteStore } from "./store/open-store.ts";

/** Told of what goes wrong in the server, and is not a visitor's mistake. */
export interface HubLogger {
  error(message: string, error?: unknown): void;
}

export interface HubOptions {
  /** Where the shelf is kept; made where it is missing. */
  readonly dataDir: string;
  readonly logger?: HubLogger;
  /** Time for the dates of models that are added; the clock's where it is left out. */
  readonly now?: () => Date;
}

export interface AddOptions {
  /** `owner/name`; without it the README's `model_id`, else `local/<folder name>`. */
  readonly id?: string;
  readonly onProgress?: CopyProgress;
}

/** What fills a new shelf: folders with files, and records whose files are elsewhere. */
export interface Samples {
  readonly models: readonly { readonly id: string; readonly folder: URL | string }[];
  readonly records: readonly ModelRecord[];
}

/** A shelf of models in a data directory. Several processes may have it open at once. */
export interface Hub {
  /** What the pages read. */
  readonly shelf: ShelfReader;
  /**
   * Copies a model repository's folder onto the shelf, in place of the model with its id if there
   * is one. Complete or not at all.
   *
   * @throws IngestError with one message for each thing that is wrong with the folder.
   * @throws InvalidModelIdError
   */
  addFolder(folder: string, options?: AddOptions): Promise<ShelfModel>;
  /**
   * Puts a model on the shelf whose files are elsewhere.
   *
   * @throws InvalidRecordError, InvalidModelIdError
   */
  addRecord(record: unknown): Promise<ShelfModel>;
  /** Takes a model off the shelf, with its files. False where it is not there. */
  remove(id: string): Promise<boolean>;
  /** Fills the shelf with samples, once in the life of a data directory. False where that was done. */
  loadSamples(samples: Samples): Promise<boolean>;
  /** Answers requests for the API and for files; undefined where the address is neither. */
  handle(request: Request): Promise<Response | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the shelf in a data directory.
 *
 * @throws DataDirectoryError where it cannot be used.
 */
export async function createHub({ dataDir, logger, now = () => new Date() }: HubOptions): Promise<Hub> {
  const root = resolve(dataDir);
  const folders = new ModelFolders(root);
  try {
    await mkdir(root, { recursive: true });
    await folders.prepare();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new DataDirectoryError(
      `the data directory ${root} cannot be used (${code}); check the path and its permissions`,
    );
  }
  const store = await openSqliteStore(join(root, "shelf.db"));
  await folders.removeAbandonedCopies();
  await store.withFolders((inUse) => folders.removeOrphans(inUse));

  const architectureOf = createArchitectures(store, folders);
  const shelf = createShelfReader(store, architectureOf);
  const api = createApi({ store, folders, architectureOf, logger });
  const context = { store, folders, now };
  return {
    shelf,
    addFolder: (folder, options) => addFolder(context, folder, options),
    addRecord: (record) => addRecord(context, record),
    remove: async (id) => {
      const { removed, folder } = await store.remove(id);
      if (folder !== undefined) await folders.remove(folder);
      return removed;
    },
    loadSamples: (samples) => loadSamples(context, samples),
    handle: api,
    close: () => store.close(),
  };
}

interface Context {
  readonly store: ModelStore;
  readonly folders: ModelFolders;
  readonly now: () => Date;
}

async function addFolder(
  { store, folders, now }: Context,
  source: string,
  { id, onProgress }: AddOptions = {},
): Promise<ShelfModel> {
  const { record, files, card } = await readFolder(source, id === undefined ? {} : { id });
  const copy = await folders.copyIn(source, files, onProgress);
  const sha = contentSha(copy.files);
  const folder = folderName(record.id, sha);
  const time = now().toISOString();
  const before = await store.get(record.id);
  const model = {
    record: {
      ...record,
      sha,
      createdAt: (before?.hasFiles ? before.record.createdAt : undefined) ?? time,
      lastModified: before?.sha === sha ? (before.record.lastModified ?? time) : time,
      private: false,
      disabled: false,
      gated: false as const,
    },
    sha,
    hasFiles: true,
    totalSize: copy.files.reduce((sum, { size }) => sum + size, 0),
    folder,
    files: copy.files,
    ...(card !== undefined && { card }),
  };
  try {
    const { replacedFolder } = await store.put(model, () => folders.settle(copy, folder));
    if (replacedFolder !== undefined) await folders.remove(replacedFolder);
  } catch (error) {
    await folders.discard(copy);
    await folders.remove(folder);
    throw error;
  }
  return shelfModel(model);
}

async function addRecord({ store, folders }: Context, value: unknown): Promise<ShelfModel> {
  const record = validateRecord(value);
  checkModelId(record.id);
  const sha = /^[0-9a-f]{40}$/.test(record.sha ?? "") ? (record.sha as string) : gitBlobOid(JSON.stringify(record));
  const slash = record.id.indexOf("/");
  const author = record.author ?? (slash > 0 ? record.id.slice(0, slash) : undefined);
  const model = {
    record: author === undefined ? record : { ...record, author },
    sha,
    hasFiles: false,
    totalSize: 0,
    files: [],
  };
  const { replacedFolder } = await store.put(model);
  if (replacedFolder !== undefined) await folders.remove(replacedFolder);
  return shelfModel(model);
}

const samplesLoaded = "samples-loaded";

async function loadSamples(context: Context, { models, records }: Samples): Promise<boolean> {
  if ((await context.store.setting(samplesLoaded)) !== undefined) return false;
  for (const record of records) {
    if (!(await context.store.get(record.id))) await addRecord(context, record);
  }
  for (const { id, folder } of models) {
    if (await context.store.get(id)) continue;
    await addFolder(context, folder instanceof URL ? fileURLToPath(folder) : folder, { id });
  }
  await context.store.setSetting(samplesLoaded, context.now().toISOString());
  return true;
}

/** Name of a model's folder: readable, safe on every file system, and never used twice. */
const folderName = (id: string, sha: string) =>
  `${id.toLowerCase().replace("/", "--")}--${sha.slice(0, 12)}-${randomUUID().slice(0, 8)}`;
