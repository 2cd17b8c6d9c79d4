// Kysely's SQLite dialect on the SQLite that Node brings.
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";

/** Statements that are kept prepared. */
const preparedLimit = 200;

/**
 * Milliseconds that a write waits for another process's write. The wait blocks this process, so one
 * process has one connection.
 */
const busyTimeout = 15_000;

class ImmediateDriver extends SqliteDriver {
  // A transaction that begins by reading and then writes fails at once when another process wrote
  // in between, whatever the busy timeout; one that takes the write lock first waits its turn.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // Two processes may open a new shelf at once: the migration runs inside one transaction, whose
  // write lock makes the second wait and then find it done.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    const database = async () => openDatabase(file);
    super({ database });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: async () => openDatabase(this.#file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

function openDatabase(file: string) {
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  database.exec("pragma journal_mode = wal");
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  const prepared = new Map<string, StatementSync>();

  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const made = database.prepare(sql);
    if (prepared.size >= preparedLimit) prepared.clear();
    prepared.set(sql, made);
    return made;
  };

  return {
    close: () => {
      prepared.clear();
      database.close();
    },
    prepare: (sql: string) => {
      const made = statement(sql);
      // The first argument is always the (empty) named parameters, so that no value is read as such.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: made.columns().length > 0,
        all: (parameters: readonly unknown[]) => made.all({}, ...values(parameters)),
        run: (parameters: readonly unknown[]) => made.run({}, ...values(parameters)),
        iterate: (parameters: readonly unknown[]) => made.iterate({}, ...values(parameters)),
      };
    },
  };
}
