// How a shelf's tables came to be, step by step. A step that was released never changes.
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const migrations: Readonly<Record<string, Migration>> = {
  "0001-models": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("models")
        .addColumn("key", "integer", (column) => column.primaryKey().autoIncrement())
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("id_lower", "text", (column) => column.notNull().unique())
        .addColumn("name_lower", "text", (column) => column.notNull())
        .addColumn("author", "text", (column) => column.notNull())
        .addColumn("pipeline_tag", "text")
        .addColumn("library_name", "text")
        .addColumn("license", "text")
        .addColumn("downloads", "bigint", (column) => column.notNull())
        .addColumn("likes", "bigint", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("last_modified", "text", (column) => column.notNull())
        .addColumn("sha", "text", (column) => column.notNull())
        .addColumn("has_files", "integer", (column) => column.notNull())
        .addColumn("total_size", "bigint", (column) => column.notNull())
        .addColumn("folder", "text")
        .addColumn("card", "text")
        .addColumn("record", "text", (column) => column.notNull())
        .addColumn("search_text", "text", (column) => column.notNull())
        .execute();
      for (const column of ["pipeline_tag", "library_name", "author", "last_modified", "downloads", "likes"]) {
        await db.schema.createIndex(`models_${column}`).on("models").column(column).execute();
      }
      await db.schema
        .createTable("model_tags")
        .addColumn("model_key", "integer", (column) => column.notNull().references("models.key").onDelete("cascade"))
        .addColumn("tag", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("model_tags_primary", ["model_key", "tag"])
        .execute();
      await db.schema.createIndex("model_tags_tag").on("model_tags").columns(["tag", "model_key"]).execute();
      await db.schema
        .createTable("model_files")
        .addColumn("model_key", "integer", (column) => column.notNull().references("models.key").onDelete("cascade"))
        .addColumn("path", "text", (column) => column.notNull())
        .addColumn("size", "bigint", (column) => column.notNull())
        .addColumn("oid", "text", (column) => column.notNull())
        .addColumn("sha256", "text")
        .addPrimaryKeyConstraint("model_files_primary", ["model_key", "path"])
        .execute();
      await db.schema
        .createTable("settings")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0002-search": {
    async up(db: Kysely<unknown>) {
      // Trigrams find a word anywhere: "llama" in "TinyLlama".
      await sql`create virtual table model_search using fts5(search_text, tokenize = 'trigram')`.execute(db);
    },
  },
};
