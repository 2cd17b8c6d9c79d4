import type { Generated } from "kysely";

/** The tables of a shelf. Times are ISO 8601 in UTC, sizes are bytes, flags are 0 or 1. */
export interface ShelfTables {
  models: ModelsTable;
  model_tags: { model_key: number; tag: string };
  model_files: FilesTable;
  settings: { name: string; value: string };
}

export interface ModelsTable {
  key: Generated<number>;
  id: string;
  /** The id in lower case: two models never differ in case alone. */
  id_lower: string;
  /** The id's last part, in lower case. */
  name_lower: string;
  author: string;
  pipeline_tag: string | null;
  library_name: string | null;
  license: string | null;
  downloads: number;
  likes: number;
  created_at: string;
  last_modified: string;
  sha: string;
  has_files: number;
  total_size: number;
  /** Folder of the files below the data directory; null where the files are elsewhere. */
  folder: string | null;
  card: string | null;
  /** The whole record, JSON. */
  record: string;
  /** What free text is searched in, lower case. */
  search_text: string;
}

interface FilesTable {
  model_key: number;
  path: string;
  size: number;
  /** SHA-1 of the git blob that the file (or, for a large file, its pointer) would be. */
  oid: string;
  /** SHA-256 of a large file's content; null for others. */
  sha256: string | null;
}
