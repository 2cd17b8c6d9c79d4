import type { ModelRecord } from "@modelshelf/catalogue";
import type { ModelQuery, ShelfCounts } from "@modelshelf/web/shelf-reader";
import { type Dialect, Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { DataDirectoryError } from "../errors.ts";
import { type CursorValue, readCursor, writeCursor } from "./cursor.ts";
import { migrations } from "./migrations.ts";
import type { ModelStore, NewModel, StoredFile, StoredList, StoredModel } from "./model-store.ts";
import type { ModelsTable, ShelfTables } from "./schema.ts";
import { type SearchIndex, searchWords } from "./search-index.ts";

/** Models in one page of a list where the query does not say. */
const defaultPageSize = 50;

/** The most models in one page of a list. */
export const largestPageSize = 1000;

const storedColumns = [
  "models.record",
  "models.sha",
  "models.has_files",
  "models.total_size",
  "models.folder",
] as const;

type StoredRow = Pick<Selectable<ModelsTable>, "record" | "sha" | "has_files" | "total_size" | "folder">;

interface Order {
  readonly by: RawBuilder<CursorValue>;
  readonly direction: "asc" | "desc";
}

/** A store on any SQL database that Kysely speaks to. */
export class SqlModelStore implements ModelStore {
  readonly #db: Kysely<ShelfTables>;
  readonly #search: SearchIndex;

  private constructor(db: Kysely<ShelfTables>, search: SearchIndex) {
    this.#db = db;
    this.#search = search;
  }

  /**
   * Opens the database and brings its tables up to date.
   *
   * @throws DataDirectoryError where that is not possible.
   */
  static async open(dialect: Dialect, search: SearchIndex): Promise<SqlModelStore> {
    const db = new Kysely<ShelfTables>({ dialect });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    try {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
    } catch (error) {
      await db.destroy();
      const reason = error instanceof Error ? error.message : String(error);
      throw new DataDirectoryError(
        reason.includes("corrupted migrations")
          ? "the shelf's database was made by a newer Modelshelf; update this one, or use another data directory"
          : `the shelf's database cannot be opened: ${reason}; use another data directory, or put the database back from a copy`,
      );
    }
    return new SqlModelStore(db, search);
  }

  async put(model: NewModel, beforeCommit?: () => Promise<void>): Promise<{ replacedFolder?: string }> {
    const { record } = model;
    const idLower = record.id.toLowerCase();
    return this.#db.transaction().execute(async (db) => {
      const old = await db
        .selectFrom("models")
        .select(["key", "folder"])
        .where("id_lower", "=", idLower)
        .executeTakeFirst();
      if (old) await this.#delete(db, old.key);
      const text = searchText(record);
      const { key } = await db
        .insertInto("models")
        .values({
          id: record.id,
          id_lower: idLower,
          name_lower: idLower.slice(idLower.indexOf("/") + 1),
          author: record.author ?? "",
          pipeline_tag: record.pipeline_tag ?? null,
          library_name: record.library_name ?? null,
          license: licenseOf(record),
          downloads: wholeNumber(record.downloads),
          likes: wholeNumber(record.likes),
          created_at: record.createdAt ?? "",
          last_modified: record.lastModified ?? record.createdAt ?? "",
          sha: model.sha,
          has_files: model.hasFiles ? 1 : 0,
          total_size: model.totalSize,
          folder: model.folder ?? null,
          card: model.card ?? null,
          record: JSON.stringify(record),
          search_text: text,
        })
        .returning("key")
        .executeTakeFirstOrThrow();
      const tags = [...new Set(record.tags ?? [])];
      for (const part of chunks(tags, 400)) {
        await db
          .insertInto("model_tags")
          .values(part.map((tag) => ({ model_key: key, tag })))
          .execute();
      }
      for (const part of chunks(model.files, 200)) {
        await db
          .insertInto("model_files")
          .values(
            part.map(({ path, size, oid, sha256 }) => ({ model_key: key, path, size, oid, sha256: sha256 ?? null })),
          )
          .execute();
      }
      await this.#search.put(db, key, text);
      await beforeCommit?.();
      return old?.folder ? { replacedFolder: old.folder } : {};
    });
  }

  async remove(id: string): Promise<{ removed: boolean; folder?: string }> {
    return this.#db.transaction().execute(async (db) => {
      const old = await db
        .selectFrom("models")
        .select(["key", "folder"])
        .where("id_lower", "=", id.toLowerCase())
        .executeTakeFirst();
      if (!old) return { removed: false };
      await this.#delete(db, old.key);
      return old.folder ? { removed: true, folder: old.folder } : { removed: true };
    });
  }

  async #delete(db: Kysely<ShelfTables>, key: number): Promise<void> {
    await this.#search.remove(db, key);
    await db.deleteFrom("models").where("key", "=", key).execute();
  }

  async get(id: string): Promise<StoredModel | undefined> {
    const row = await this.#db
      .selectFrom("models")
      .select(storedColumns)
      .where("id_lower", "=", id.toLowerCase())
      .executeTakeFirst();
    return row && storedModel(row);
  }

  async list(query: ModelQuery): Promise<StoredList> {
    const { cursor, limit, ...rest } = query;
    const filtered = this.#filtered(rest);
    const { total } = await filtered.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
    const size = Math.min(Math.max(Math.trunc(limit ?? defaultPageSize), 0), largestPageSize);
    if (size === 0) return { models: [], total: Number(total) };

    const orders = orderOf(rest);
    let page = filtered.select(storedColumns);
    for (const [index, { by, direction }] of orders.entries()) {
      page = page.select(by.as(`order_${index}`)).orderBy(by, direction);
    }
    if (cursor !== undefined) {
      const values = readCursor(rest, cursor, orders.length);
      page = page.where(afterPlace(orders, values));
    }
    const rows = await page.limit(size + 1).execute();
    const models = rows.slice(0, size).map(storedModel);
    const last = rows[size - 1] as Record<string, unknown> | undefined;
    if (rows.length <= size || !last) return { models, total: Number(total) };
    const values = orders.map((_, index) => last[`order_${index}`] as CursorValue);
    return { models, total: Number(total), nextCursor: writeCursor(rest, values) };
  }

  #filtered(query: Omit<ModelQuery, "cursor" | "limit">): SelectQueryBuilder<ShelfTables, "models", unknown> {
    let models = this.#db.selectFrom("models");
    const words = searchWords(query.search ?? "");
    if (words.length > 0) models = models.where(this.#search.matches(words));
    if (query.task !== undefined) models = models.where("pipeline_tag", "=", query.task);
    if (query.license !== undefined) models = models.where("license", "=", query.license);
    if (query.author !== undefined) {
      models = models.where(sql<string>`lower(models.author)`, "=", query.author.toLowerCase());
    }
    if (query.library !== undefined) {
      const { library } = query;
      models = models.where((eb) => eb.or([eb("library_name", "=", library), hasTag(library)]));
    }
    for (const tag of query.tags ?? []) models = models.where(hasTag(tag));
    return models as unknown as SelectQueryBuilder<ShelfTables, "models", unknown>;
  }

  async counts(): Promise<ShelfCounts> {
    const count = async (column: "pipeline_tag" | "library_name" | "license") => {
      const rows = await this.#db
        .selectFrom("models")
        .select([column, (eb) => eb.fn.countAll().as("count")])
        .where(column, "is not", null)
        .groupBy(column)
        .execute();
      const pairs = rows.map((row) => [String(row[column]), Number(row.count)] as const);
      return Object.fromEntries(pairs.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
    };
    const { models } = await this.#db
      .selectFrom("models")
      .select((eb) => eb.fn.countAll().as("models"))
      .executeTakeFirstOrThrow();
    return {
      models: Number(models),
      tasks: await count("pipeline_tag"),
      libraries: await count("library_name"),
      licenses: await count("license"),
    };
  }

  async card(id: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom("models")
      .select("card")
      .where("id_lower", "=", id.toLowerCase())
      .executeTakeFirst();
    return row?.card ?? undefined;
  }

  async files(id: string): Promise<readonly StoredFile[]> {
    const rows = await this.#db
      .selectFrom("model_files")
      .innerJoin("models", "models.key", "model_files.model_key")
      .select(["model_files.path", "model_files.size", "model_files.oid", "model_files.sha256"])
      .where("models.id_lower", "=", id.toLowerCase())
      .orderBy("model_files.path")
      .execute();
    return rows.map(storedFile);
  }

  async file(id: string, path: string): Promise<{ model: StoredModel; file?: StoredFile } | undefined> {
    const model = await this.#db
      .selectFrom("models")
      .select([...storedColumns, "models.key"])
      .where("id_lower", "=", id.toLowerCase())
      .executeTakeFirst();
    if (!model) return undefined;
    const row = await this.#db
      .selectFrom("model_files")
      .select(["path", "size", "oid", "sha256"])
      .where("model_key", "=", model.key)
      .where("path", "=", path)
      .executeTakeFirst();
    return row ? { model: storedModel(model), file: storedFile(row) } : { model: storedModel(model) };
  }

  async withFolders(work: (folders: ReadonlySet<string>) => Promise<void>): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const rows = await db.selectFrom("models").select("folder").where("folder", "is not", null).execute();
      await work(new Set(rows.flatMap(({ folder }) => (folder === null ? [] : [folder]))));
    });
  }

  async setting(name: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
    return row?.value;
  }

  async setSetting(name: string, value: string): Promise<void> {
    await this.#db
      .insertInto("settings")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}

const hasTag = (tag: string) =>
  sql<boolean>`exists (select 1 from model_tags where model_tags.model_key = models.key and model_tags.tag = ${tag})`;

const column = {
  id: sql<CursorValue>`models.id_lower`,
  downloads: sql<CursorValue>`models.downloads`,
  likes: sql<CursorValue>`models.likes`,
  createdAt: sql<CursorValue>`models.created_at`,
  lastModified: sql<CursorValue>`models.last_modified`,
};

/** The order of a list; its last part is the id, so that no two models stand in one place. */
function orderOf({ sort, search }: Omit<ModelQuery, "cursor" | "limit">): Order[] {
  const id: Order = { by: column.id, direction: "asc" };
  const words = searchWords(search ?? "");
  if (sort === "id") return [id];
  if (sort !== undefined && sort !== "relevance") return [{ by: column[sort], direction: "desc" }, id];
  if (words.length === 0) return [{ by: column.lastModified, direction: "desc" }, id];
  const whole = words.join(" ");
  const [first = ""] = words;
  const rank = sql<CursorValue>`case
    when models.id_lower = ${whole} or models.name_lower = ${whole} then 0
    when instr(models.name_lower, ${first}) = 1 then 1
    when instr(models.id_lower, ${first}) > 0 then 2
    else 3 end`;
  return [{ by: rank, direction: "asc" }, { by: column.downloads, direction: "desc" }, id];
}

/** Rows that stand after the place with these values in the order. */
function afterPlace(orders: readonly Order[], values: readonly CursorValue[]) {
  const choices = orders.map(({ by, direction }, index) => {
    const same = orders.slice(0, index).map((order, before) => sql<boolean>`${order.by} = ${values[before]}`);
    const beyond =
      direction === "asc" ? sql<boolean>`${by} > ${values[index]}` : sql<boolean>`${by} < ${values[index]}`;
    return sql<boolean>`(${sql.join([...same, beyond], sql` and `)})`;
  });
  return sql<boolean>`(${sql.join(choices, sql` or `)})`;
}

function storedModel(row: StoredRow): StoredModel {
  const model: StoredModel = {
    record: JSON.parse(row.record) as ModelRecord,
    sha: row.sha,
    hasFiles: row.has_files === 1,
    totalSize: Number(row.total_size),
  };
  return row.folder === null ? model : { ...model, folder: row.folder };
}

function storedFile(row: { path: string; size: number; oid: string; sha256: string | null }): StoredFile {
  const { path, oid, sha256 } = row;
  const file = { path, size: Number(row.size), oid };
  return sha256 === null ? file : { ...file, sha256 };
}

/** What free text is looked for in: id, task, library, tags. */
function searchText(record: ModelRecord): string {
  const parts = [record.id, record.pipeline_tag ?? "", record.library_name ?? "", ...(record.tags ?? [])];
  return parts.join("\n").toLowerCase().replaceAll("\0", " ");
}

function licenseOf(record: ModelRecord): string | null {
  const named: unknown = record.cardData?.license;
  if (typeof named === "string") return named;
  const tag = record.tags?.find((text) => text.startsWith("license:"));
  return tag === undefined ? null : tag.slice("license:".length);
}

const wholeNumber = (value: number | undefined) =>
  value !== undefined && Number.isSafeInteger(Math.trunc(value)) ? Math.trunc(value) : 0;

function* chunks<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
