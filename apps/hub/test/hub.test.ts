import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ModelRecord } from "@modelshelf/catalogue";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  createHub,
  DataDirectoryError,
  type Hub,
  IngestError,
  InvalidModelIdError,
  InvalidRecordError,
} from "../src/index.ts";
import { chatModel, repository, temporaryFolder } from "./little-repository.ts";

async function open(dataDir = temporaryFolder(), now?: () => Date): Promise<Hub> {
  const hub = await createHub(now ? { dataDir, now } : { dataDir });
  onTestFinished(() => hub.close());
  return hub;
}

/** Folders of models, and copies under way, below a data directory. */
const foldersOf = (dataDir: string) => ({
  files: readdirSync(join(dataDir, "files")),
  incoming: readdirSync(join(dataDir, "incoming")),
});

test("a folder that is added is on the shelf with its record, card and files", async () => {
  const hub = await open();
  const added = await hub.addFolder(repository(chatModel), { id: "me/chat" });
  expect(added.hasFiles).toBe(true);
  expect(await hub.shelf.model("me/chat")).toEqual(added);
  expect(added.record).toMatchObject({ id: "me/chat", sha: expect.stringMatching(/^[0-9a-f]{40}$/), gated: false });
  expect(await hub.shelf.card("me/chat")).toBe("# A model\n");
  const files = await hub.shelf.files("me/chat");
  expect(files.map(({ path }) => path)).toEqual([
    "README.md",
    "config.json",
    "model.safetensors",
    "tokenizer_config.json",
  ]);
  expect(added.totalSize).toBe(files.reduce((sum, { size }) => sum + size, 0));
  expect((await hub.shelf.counts()).tasks).toEqual({ "text-generation": 1 });
  expect((await hub.shelf.list({ search: "chat" })).models).toEqual([added]);
  expect(hub.shelf.fileUrl("me/chat", "a b/#?.json")).toBe("/me/chat/resolve/main/a%20b/%23%3F.json");
});

test("the commit stands for the content: the same files give the same one, a changed byte another", async () => {
  const hub = await open();
  const sha = async (files: typeof chatModel, id: string) =>
    (await hub.addFolder(repository(files), { id })).record.sha;
  const first = await sha(chatModel, "me/a");
  expect(await sha(chatModel, "me/b")).toBe(first);
  expect(await sha({ ...chatModel, "x.txt": "x" }, "me/c")).not.toBe(first);
  expect(await sha({ ...chatModel, "config.json": { model_type: "llamb" } }, "me/d")).not.toBe(first);
});

test("a model that is added again replaces the one before, and keeps its date", async () => {
  const dataDir = temporaryFolder();
  let day = 1;
  const hub = await open(dataDir, () => new Date(Date.UTC(2026, 0, day)));
  await hub.addFolder(repository(chatModel), { id: "me/chat" });
  day = 2;
  const changed = await hub.addFolder(repository({ ...chatModel, "x.txt": "x" }), { id: "me/chat" });
  expect(changed.record).toMatchObject({
    createdAt: "2026-01-01T00:00:00.000Z",
    lastModified: "2026-01-02T00:00:00.000Z",
  });
  day = 3;
  const same = await hub.addFolder(repository({ ...chatModel, "x.txt": "x" }), { id: "me/chat" });
  expect(same.record.lastModified).toBe("2026-01-02T00:00:00.000Z");
  expect((await hub.shelf.list({})).total).toBe(1);
  expect(foldersOf(dataDir)).toEqual({ files: [expect.stringContaining("me--chat")], incoming: [] });
});

test("a removed model leaves nothing behind", async () => {
  const dataDir = temporaryFolder();
  const hub = await open(dataDir);
  await hub.addFolder(repository(chatModel), { id: "me/chat" });
  expect(await hub.remove("me/chat")).toBe(true);
  expect(await hub.remove("me/chat")).toBe(false);
  expect(await hub.shelf.model("me/chat")).toBeUndefined();
  expect(foldersOf(dataDir)).toEqual({ files: [], incoming: [] });
});

describe("a model that cannot be added leaves nothing behind", () => {
  test.each([
    ["a damaged file", { ...chatModel, "config.json": "{" }, "me/chat", IngestError],
    ["an id that is none", chatModel, "me/../chat", InvalidModelIdError],
    ["a reserved owner", chatModel, "settings/chat", InvalidModelIdError],
  ])("%s", async (_, files, id, kind) => {
    const dataDir = temporaryFolder();
    const hub = await open(dataDir);
    await expect(hub.addFolder(repository(files), { id })).rejects.toThrow(kind);
    expect((await hub.shelf.list({})).total).toBe(0);
    expect(foldersOf(dataDir)).toEqual({ files: [], incoming: [] });
  });

  test("a file that changes while it is copied, and the model before stays", async () => {
    const dataDir = temporaryFolder();
    const hub = await open(dataDir);
    const folder = repository(chatModel);
    const before = await hub.addFolder(folder, { id: "me/chat" });
    const adding = hub.addFolder(folder, {
      id: "me/chat",
      onProgress: ({ file }) => {
        if (file === "config.json") utimesSync(join(folder, file), 1, 1);
      },
    });
    await expect(adding).rejects.toThrow(/config.json: changed while it was copied/);
    expect(await hub.shelf.model("me/chat")).toEqual(before);
    expect(foldersOf(dataDir).files).toHaveLength(1);
    expect(foldersOf(dataDir).incoming).toEqual([]);
  });

  test("a process that is killed in the middle: the next start cleans up", async () => {
    const dataDir = temporaryFolder();
    const hub = await open(dataDir);
    const kept = await hub.addFolder(repository(chatModel), { id: "me/kept" });
    // What such a process leaves: a copy under its id, or a settled folder that no model refers to.
    const { pid } = spawnSync(process.execPath, ["--version"]);
    for (const folder of [`incoming/${pid}-half`, "files/me--lost--123456789abc-00000000"]) {
      mkdirSync(join(dataDir, folder), { recursive: true });
      writeFileSync(join(dataDir, folder, "config.json"), "{}");
    }
    mkdirSync(join(dataDir, `incoming/${process.ppid}-running`));
    const next = await open(dataDir);
    expect(foldersOf(dataDir).files).toHaveLength(1);
    expect(foldersOf(dataDir).incoming).toEqual([`${process.ppid}-running`]);
    expect(await next.shelf.model("me/kept")).toEqual(kept);
  });
});

test("progress ends at the size of all files", async () => {
  const hub = await open();
  let last = { copiedBytes: 0, totalBytes: -1 };
  const { totalSize } = await hub.addFolder(repository(chatModel), {
    id: "me/chat",
    onProgress: (progress) => {
      expect(progress.copiedBytes).toBeGreaterThanOrEqual(last.copiedBytes);
      last = progress;
    },
  });
  expect(last).toMatchObject({ copiedBytes: totalSize, totalBytes: totalSize });
});

test("two processes on one data directory see each other's models", async () => {
  const dataDir = temporaryFolder();
  const [server, cli] = [await open(dataDir), await open(dataDir)];
  await cli.addFolder(repository(chatModel), { id: "me/chat" });
  const answer = await server.handle(new Request("http://hub/me/chat/resolve/main/config.json"));
  expect(await answer?.json()).toEqual(chatModel["config.json"]);
  await cli.remove("me/chat");
  expect((await server.handle(new Request("http://hub/me/chat/resolve/main/config.json")))?.status).toBe(404);
});

describe("a record whose files are elsewhere", () => {
  test("is on the shelf without files, unknown keys and all", async () => {
    const hub = await open();
    const added = await hub.addRecord({
      id: "big/model",
      pipeline_tag: "translation",
      mine: { x: 1 },
      library_name: null,
    });
    expect(added).toEqual({
      record: { id: "big/model", pipeline_tag: "translation", mine: { x: 1 }, author: "big" },
      hasFiles: false,
      totalSize: 0,
    });
    expect(await hub.shelf.files("big/model")).toEqual([]);
    expect(await hub.shelf.card("big/model")).toBeUndefined();
  });

  test.each([
    ["no object", 5, /must be a JSON object, not a number/],
    ["an array", [], /not an array/],
    ["no id", {}, /id is missing/],
    ["an id that is no text", { id: 5 }, /id: /],
    ["tags that are no list", { id: "a/b", tags: "x" }, /tags: /],
    ["a config that is no object", { id: "a/b", config: [] }, /config: /],
  ])("is refused where it is %s", async (_, record, said) => {
    const hub = await open();
    await expect(hub.addRecord(record)).rejects.toThrow(InvalidRecordError);
    await expect(hub.addRecord(record)).rejects.toThrow(said);
  });

  test("is refused where its id is none", async () => {
    const hub = await open();
    await expect(hub.addRecord({ id: "../x" })).rejects.toThrow(InvalidModelIdError);
  });
});

describe("samples", () => {
  const samples = () => ({
    models: [{ id: "samples/chat", folder: pathToFileURL(`${repository(chatModel)}/`) }],
    records: [{ id: "big/model", pipeline_tag: "translation" }] satisfies ModelRecord[],
  });

  test("fill a data directory once: what was removed stays away", async () => {
    const dataDir = temporaryFolder();
    const hub = await open(dataDir);
    expect(await hub.loadSamples(samples())).toBe(true);
    expect((await hub.shelf.list({ sort: "id" })).models.map(({ record }) => record.id)).toEqual([
      "big/model",
      "samples/chat",
    ]);
    await hub.remove("big/model");
    expect(await hub.loadSamples(samples())).toBe(false);
    const next = await open(dataDir);
    expect(await next.loadSamples(samples())).toBe(false);
    expect((await next.shelf.list({})).total).toBe(1);
  });

  test("do not replace a model that is there", async () => {
    const hub = await open();
    await hub.addRecord({ id: "samples/chat", tags: ["mine"] });
    await hub.loadSamples(samples());
    expect((await hub.shelf.model("samples/chat"))?.record.tags).toEqual(["mine"]);
  });
});

test("files are copied as they are", async () => {
  const dataDir = temporaryFolder();
  const hub = await open(dataDir);
  const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 256));
  await hub.addFolder(repository({ ...chatModel, "sub/data.npy": bytes }), { id: "me/chat" });
  const [folder = ""] = foldersOf(dataDir).files;
  expect(readFileSync(join(dataDir, "files", folder, "sub/data.npy")).equals(bytes)).toBe(true);
  expect(statSync(join(dataDir, "files", folder, "config.json")).size).toBe(59);
});

test("a data directory that is a file gives one clear message", async () => {
  const file = join(temporaryFolder(), "data");
  writeFileSync(file, "x");
  await expect(createHub({ dataDir: file })).rejects.toThrow(DataDirectoryError);
  await expect(createHub({ dataDir: file })).rejects.toThrow(/cannot be used \((?:EEXIST|ENOTDIR)\)/);
});
