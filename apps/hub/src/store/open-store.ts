import type { ModelStore } from "./model-store.ts";
import { NodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { sqliteSearch } from "./search-index.ts";
import { SqlModelStore } from "./sql-model-store.ts";

/** Opens the embedded store in a file, which is made where it is missing. */
export const openSqliteStore = (file: string): Promise<ModelStore> =>
  SqlModelStore.open(new NodeSqliteDialect(file), sqliteSearch);
