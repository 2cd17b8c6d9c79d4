import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { DataDirectoryError } from "../src/index.ts";
import { openSqliteStore } from "../src/store/open-store.ts";
import { temporaryFolder } from "./little-repository.ts";
import { storeContract } from "./store-contract.ts";

storeContract("the embedded store", () => openSqliteStore(join(temporaryFolder(), "shelf.db")));

const model = (id: string) => ({ record: { id }, sha: "a".repeat(40), hasFiles: false, totalSize: 0, files: [] });

test("processes that open a new database and write at once wait for each other", async () => {
  const file = join(temporaryFolder(), "shelf.db");
  const module = new URL("../src/store/open-store.ts", import.meta.url).href;
  const program = (process: number) => `
    const { openSqliteStore } = await import(${JSON.stringify(module)});
    const store = await openSqliteStore(${JSON.stringify(file)});
    for (let index = 0; index < 20; index += 1) {
      const record = { id: "p${process}/m" + index };
      await store.put({ record, sha: "a".repeat(40), hasFiles: false, totalSize: 0, files: [] });
    }
    await store.close();`;
  const run = promisify(execFile);
  await Promise.all([1, 2, 3].map((number) => run(process.execPath, ["--input-type=module", "-e", program(number)])));
  const store = await openSqliteStore(file);
  expect((await store.list({})).total).toBe(60);
  await store.close();
});

test("what one connection writes the other sees at once", async () => {
  const file = join(temporaryFolder(), "shelf.db");
  const [one, two] = [await openSqliteStore(file), await openSqliteStore(file)];
  expect((await two.list({})).total).toBe(0);
  await one.put(model("a/b"));
  expect((await two.list({})).total).toBe(1);
  await two.remove("a/b");
  expect(await one.get("a/b")).toBeUndefined();
  await one.close();
  await two.close();
});

test("a file that is no database gives one clear message", async () => {
  const file = join(temporaryFolder(), "shelf.db");
  writeFileSync(file, "this is not a database, and long enough to be read as one".repeat(100));
  await expect(openSqliteStore(file)).rejects.toThrow(DataDirectoryError);
  await expect(openSqliteStore(file)).rejects.toThrow(/cannot be opened: .*; use another data directory/);
});

test("a database of a newer version is left alone", async () => {
  const file = join(temporaryFolder(), "shelf.db");
  await (await openSqliteStore(file)).close();
  const database = new DatabaseSync(file);
  database.exec("insert into kysely_migration values ('9999-future', '2099-01-01')");
  database.close();
  await expect(openSqliteStore(file)).rejects.toThrow(/made by a newer Modelshelf/);
});
