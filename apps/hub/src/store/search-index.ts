import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { ShelfTables } from "./schema.ts";

/** How one kind of database finds models by words. */
export interface SearchIndex {
  put(db: Kysely<ShelfTables>, key: number, text: string): Promise<void>;
  remove(db: Kysely<ShelfTables>, key: number): Promise<void>;
  /** Condition on `models`: its search text has every word somewhere. Words are in lower case. */
  matches(words: readonly string[]): Expression<SqlBool>;
}

/** Words of a search as they are looked for. */
export const searchWords = (search: string): string[] =>
  search.toLowerCase().replaceAll("\0", " ").split(/\s+/u).filter(Boolean).slice(0, 20);

/** SQLite's FTS5 with trigrams; words too short for a trigram are looked for one row at a time. */
export const sqliteSearch: SearchIndex = {
  async put(db, key, text) {
    await sql`insert into model_search (rowid, search_text) values (${key}, ${text})`.execute(db);
  },
  async remove(db, key) {
    await sql`delete from model_search where rowid = ${key}`.execute(db);
  },
  matches(words) {
    const long = words.filter((word) => [...word].length >= 3);
    const short = words.filter((word) => [...word].length < 3);
    const conditions = short.map((word) => sql<SqlBool>`instr(models.search_text, ${word}) > 0`);
    if (long.length > 0) {
      const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ");
      conditions.push(sql<SqlBool>`models.key in (select rowid from model_search where search_text match ${phrases})`);
    }
    return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  },
};
