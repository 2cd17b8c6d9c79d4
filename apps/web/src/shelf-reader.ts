// What the pages need to know of a shelf. The hub implements it; tests may implement it in memory.
import type { ModelRecord } from "@modelshelf/catalogue";
import type { ArchitectureReading } from "@modelshelf/catalogue/fit";

/** A model on the shelf. */
export interface ShelfModel {
  /** Record in the hub API's own field names. */
  readonly record: ModelRecord;
  /** True where this shelf holds the files; false where only the record is here and the files are elsewhere. */
  readonly hasFiles: boolean;
  /** Bytes of all files; 0 where the files are elsewhere. */
  readonly totalSize: number;
}

export interface ModelQuery {
  /** Free text over id, tags, task and library. */
  readonly search?: string;
  readonly task?: string;
  readonly library?: string;
  readonly author?: string;
  readonly license?: string;
  readonly tags?: readonly string[];
  readonly sort?: "relevance" | "lastModified" | "createdAt" | "downloads" | "likes" | "id";
  readonly limit?: number;
  /** Opaque; from the page before. */
  readonly cursor?: string;
}

export interface ModelList {
  readonly models: readonly ShelfModel[];
  /** All models that match, on this page or not. */
  readonly total: number;
  readonly nextCursor?: string;
}

/** How many models have each value; over the whole shelf. */
export interface ShelfCounts {
  readonly models: number;
  readonly tasks: Readonly<Record<string, number>>;
  readonly libraries: Readonly<Record<string, number>>;
  readonly licenses: Readonly<Record<string, number>>;
}

export interface ShelfFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

export interface ShelfReader {
  list(query: ModelQuery): Promise<ModelList>;
  /** Undefined where no such model is on the shelf. */
  model(id: string): Promise<ShelfModel | undefined>;
  counts(): Promise<ShelfCounts>;
  /** README.md without its front matter; undefined where the model has none here. */
  card(id: string): Promise<string | undefined>;
  /** Empty where the files are elsewhere. */
  files(id: string): Promise<readonly ShelfFile[]>;
  /** What the model's files tell of the memory that it keeps tokens in; undefined where they tell nothing, or are elsewhere. */
  architecture(id: string): Promise<ArchitectureReading | undefined>;
  /** Address of a file of the model, relative to the hub: `/owner/name/resolve/main/config.json`. */
  fileUrl(id: string, path: string): string;
}
