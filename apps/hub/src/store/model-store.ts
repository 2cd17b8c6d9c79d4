import type { ModelRecord } from "@modelshelf/catalogue";
import type { ModelQuery, ShelfCounts } from "@modelshelf/web/shelf-reader";

/** One file of a model on the shelf. */
export interface StoredFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-1 of the git blob that the file would be; of its pointer where it is a large file. */
  readonly oid: string;
  /** SHA-256 of the content of a large file. */
  readonly sha256?: string;
}

/** A model as it is stored, without its list of files. */
export interface StoredModel {
  readonly record: ModelRecord;
  /** 40 hexadecimal digits that stand for the content. */
  readonly sha: string;
  readonly hasFiles: boolean;
  /** Bytes of all files. */
  readonly totalSize: number;
  /** Folder of the files below the data directory. */
  readonly folder?: string;
}

/** A model to store. */
export interface NewModel extends StoredModel {
  readonly files: readonly StoredFile[];
  /** README.md without its front matter. */
  readonly card?: string;
}

export interface StoredList {
  readonly models: readonly StoredModel[];
  readonly total: number;
  readonly nextCursor?: string;
}

/**
 * Where a shelf keeps what it knows. Every implementation passes test/store-contract.ts.
 *
 * Ids are looked up without regard to case, and keep the case they were added with.
 */
export interface ModelStore {
  /**
   * Adds the model, or replaces the one with its id. All or nothing: `beforeCommit` runs while the
   * store is locked for other writers, and if it throws nothing is changed.
   *
   * @returns the folder of the model that was replaced, which nothing refers to any more.
   */
  put(model: NewModel, beforeCommit?: () => Promise<void>): Promise<{ replacedFolder?: string }>;
  /** False where there is no such model. */
  remove(id: string): Promise<{ removed: boolean; folder?: string }>;
  get(id: string): Promise<StoredModel | undefined>;
  /** @throws InvalidParameterError for a cursor that this store did not give. */
  list(query: ModelQuery): Promise<StoredList>;
  counts(): Promise<ShelfCounts>;
  card(id: string): Promise<string | undefined>;
  /** By path, in code point order. */
  files(id: string): Promise<readonly StoredFile[]>;
  file(id: string, path: string): Promise<{ model: StoredModel; file?: StoredFile } | undefined>;
  /** Runs `work` with the names of all folders in use, while no other writer can add one. */
  withFolders(work: (folders: ReadonlySet<string>) => Promise<void>): Promise<void>;
  setting(name: string): Promise<string | undefined>;
  setSetting(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}
