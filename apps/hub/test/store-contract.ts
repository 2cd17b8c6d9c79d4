// What every store does. An implementation runs the whole suite with its own way to open one.
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { InvalidParameterError } from "../src/index.ts";
import type { ModelStore, NewModel, StoredFile } from "../src/store/model-store.ts";

const sha = (digit: string) => digit.repeat(40);

/** A model with this id, and what else a test wants of it. */
function model(id: string, record: Partial<NewModel["record"]> = {}, more: Partial<NewModel> = {}): NewModel {
  return { record: { id, ...record }, sha: sha("a"), hasFiles: false, totalSize: 0, files: [], ...more };
}

const file = (path: string, size = 1): StoredFile => ({ path, size, oid: sha("b") });

export function storeContract(name: string, open: () => Promise<ModelStore>): void {
  describe(name, () => {
    let store: ModelStore;

    beforeEach(async () => {
      store = await open();
      return () => store.close();
    });

    const put = async (...models: NewModel[]) => {
      for (const entry of models) await store.put(entry);
    };

    const ids = async (query: Parameters<ModelStore["list"]>[0]) =>
      (await store.list(query)).models.map(({ record }) => record.id);

    test("gives a model back as it was put, and finds it whatever the case of its id", async () => {
      const record = { id: "Me/Model", tags: ["a", "b"], cardData: { license: "mit", other: [1, { x: null }] } };
      await put({
        ...model("Me/Model"),
        record,
        hasFiles: true,
        totalSize: 12,
        folder: "f",
        card: "# Hi",
        files: [file("x")],
      });
      const expected = { record, sha: sha("a"), hasFiles: true, totalSize: 12, folder: "f" };
      expect(await store.get("Me/Model")).toEqual(expected);
      expect(await store.get("me/mODEL")).toEqual(expected);
      expect(await store.card("me/model")).toBe("# Hi");
      expect(await store.get("me/other")).toBeUndefined();
      expect(await store.card("me/other")).toBeUndefined();
    });

    test("gives files by path in code point order, and one by its exact path", async () => {
      const files = [file("b.txt", 5), { ...file("a/é.bin", 7), sha256: "c".repeat(64) }, file("a/Z")];
      await put(model("me/model", {}, { files }));
      expect((await store.files("ME/model")).map(({ path }) => path)).toEqual(["a/Z", "a/é.bin", "b.txt"]);
      expect((await store.file("me/model", "a/é.bin"))?.file).toEqual(files[1]);
      expect(await store.file("me/model", "A/Z")).toEqual({ model: expect.objectContaining({ sha: sha("a") }) });
      expect(await store.file("me/nothing", "a/Z")).toBeUndefined();
      expect(await store.files("me/nothing")).toEqual([]);
    });

    test("replaces a model, and says which folder nothing refers to any more", async () => {
      await put(model("me/model", { tags: ["old"] }, { folder: "one", files: [file("x")], card: "old" }));
      expect(await store.put(model("ME/model", { tags: ["new"] }, { folder: "two" }))).toEqual({
        replacedFolder: "one",
      });
      expect((await store.get("me/model"))?.record).toEqual({ id: "ME/model", tags: ["new"] });
      expect(await store.files("me/model")).toEqual([]);
      expect(await store.card("me/model")).toBeUndefined();
      expect(await ids({ tags: ["old"] })).toEqual([]);
      expect(await ids({ search: "old" })).toEqual([]);
      expect(await ids({})).toEqual(["ME/model"]);
    });

    test("changes nothing when what belongs to a put fails", async () => {
      await put(model("me/model", { tags: ["old"] }));
      const failing = store.put(model("me/model", { tags: ["new"] }), async () => {
        throw new Error("the disk is full");
      });
      await expect(failing).rejects.toThrow("the disk is full");
      expect((await store.get("me/model"))?.record.tags).toEqual(["old"]);
      expect(await ids({ tags: ["old"], search: "model" })).toEqual(["me/model"]);
    });

    test("removes a model once", async () => {
      await put(model("me/model", { tags: ["x"] }, { folder: "one", files: [file("x")] }));
      expect(await store.remove("Me/Model")).toEqual({ removed: true, folder: "one" });
      expect(await store.remove("me/model")).toEqual({ removed: false });
      expect(await store.get("me/model")).toBeUndefined();
      expect(await ids({ search: "model" })).toEqual([]);
    });

    describe("a list", () => {
      beforeEach(async () => {
        await put(
          model("Qwen/Qwen2.5-7B", {
            author: "Qwen",
            pipeline_tag: "text-generation",
            library_name: "transformers",
            tags: ["license:mit", "gguf"],
            downloads: 5,
            likes: 9,
            createdAt: "2024-01-01",
            lastModified: "2026-01-01",
          }),
          model("me/TinyLlama-chat", {
            author: "me",
            pipeline_tag: "text-generation",
            library_name: "peft",
            tags: ["transformers", "größe"],
            downloads: 50,
            likes: 1,
            createdAt: "2025-01-01",
          }),
          model("llama/llama", {
            author: "llama",
            pipeline_tag: "fill-mask",
            tags: ["gguf"],
            downloads: 1,
            likes: 1,
            createdAt: "2023-01-01",
            cardData: { license: "mit" },
          }),
          model("bare", { downloads: 5, createdAt: "2022-01-01" }),
        );
      });

      test.each([
        ["a word anywhere in the id", { search: "llama" }, ["llama/llama", "me/TinyLlama-chat"]],
        ["words in any order and case", { search: "CHAT tiny" }, ["me/TinyLlama-chat"]],
        ["words with marks", { search: "qwen2.5-7b" }, ["Qwen/Qwen2.5-7B"]],
        ["a short word", { search: "7b" }, ["Qwen/Qwen2.5-7B"]],
        ["a word of its task", { search: "fill-mask" }, ["llama/llama"]],
        ["a word beyond ASCII", { search: "GRÖSSE größe" }, []],
        ["a tag beyond ASCII", { search: "größe" }, ["me/TinyLlama-chat"]],
        [
          "nothing but blanks",
          { search: "  ", sort: "id" },
          ["bare", "llama/llama", "me/TinyLlama-chat", "Qwen/Qwen2.5-7B"],
        ],
        ["a word that nothing has", { search: "zebra" }, []],
        ["the language of full-text search is no language here", { search: '" OR * NEAR( -' }, []],
      ] as const)("finds %s", async (_, query, expected) => {
        expect(await ids(query)).toEqual(expected);
      });

      test.each([
        ["task", { task: "text-generation" }, ["me/TinyLlama-chat", "Qwen/Qwen2.5-7B"]],
        ["library, or the tag of one", { library: "transformers" }, ["me/TinyLlama-chat", "Qwen/Qwen2.5-7B"]],
        ["author, in any case", { author: "qwen" }, ["Qwen/Qwen2.5-7B"]],
        ["licence, of card or tag", { license: "mit" }, ["llama/llama", "Qwen/Qwen2.5-7B"]],
        ["all of several tags", { tags: ["gguf", "license:mit"] }, ["Qwen/Qwen2.5-7B"]],
        ["several of these", { task: "fill-mask", tags: ["gguf"] }, ["llama/llama"]],
      ] as const)("filters by %s", async (_, query, expected) => {
        expect(await ids({ ...query, sort: "id" })).toEqual(expected);
      });

      test.each([
        ["id", ["bare", "llama/llama", "me/TinyLlama-chat", "Qwen/Qwen2.5-7B"]],
        ["downloads", ["me/TinyLlama-chat", "bare", "Qwen/Qwen2.5-7B", "llama/llama"]],
        ["likes", ["Qwen/Qwen2.5-7B", "llama/llama", "me/TinyLlama-chat", "bare"]],
        ["createdAt", ["me/TinyLlama-chat", "Qwen/Qwen2.5-7B", "llama/llama", "bare"]],
        ["lastModified", ["Qwen/Qwen2.5-7B", "me/TinyLlama-chat", "llama/llama", "bare"]],
      ] as const)("is sorted by %s, then by id", async (sort, expected) => {
        expect(await ids({ sort })).toEqual(expected);
      });

      test("has the exact name first, then names that begin with the word", async () => {
        await put(model("x/llama-2", { downloads: 1 }), model("y/not-llama", { downloads: 9 }));
        expect(await ids({ search: "llama" })).toEqual([
          "llama/llama",
          "x/llama-2",
          "me/TinyLlama-chat",
          "y/not-llama",
        ]);
      });

      test.each(["id", "downloads", "likes", "createdAt", "lastModified", "relevance"] as const)(
        "sorted by %s comes page by page, each model once",
        async (sort) => {
          const all = await ids({ sort, search: "a" });
          const seen: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await store.list({ sort, search: "a", limit: 1, ...(cursor !== undefined && { cursor }) });
            expect(page.total).toBe(all.length);
            expect(page.models).toHaveLength(1);
            seen.push(...page.models.map(({ record }) => record.id));
            cursor = page.nextCursor;
          } while (cursor !== undefined);
          expect(seen).toEqual(all);
        },
      );

      test("goes on at its place when models come and go", async () => {
        const first = await store.list({ sort: "id", limit: 2 });
        await put(model("aaa"), model("zzz"));
        await store.remove("llama/llama");
        const rest = await store.list({ sort: "id", limit: 9, cursor: first.nextCursor ?? "" });
        expect(rest.models.map(({ record }) => record.id)).toEqual(["me/TinyLlama-chat", "Qwen/Qwen2.5-7B", "zzz"]);
      });

      test("refuses cursors that it did not give, or gave for another list", async () => {
        const { nextCursor = "" } = await store.list({ sort: "id", limit: 1 });
        for (const cursor of ["", "x", nextCursor.slice(1), Buffer.from("[1]").toString("base64url")]) {
          await expect(store.list({ sort: "id", cursor })).rejects.toThrow(InvalidParameterError);
        }
        await expect(store.list({ sort: "id", search: "a", cursor: nextCursor })).rejects.toThrow(
          InvalidParameterError,
        );
      });
    });

    test("counts tasks, libraries and licences, the most frequent first", async () => {
      await put(
        model("a", { pipeline_tag: "translation", library_name: "transformers", tags: ["license:mit"] }),
        model("b", { pipeline_tag: "fill-mask", library_name: "transformers", cardData: { license: "mit" } }),
        model("c", { pipeline_tag: "translation" }),
        model("d"),
      );
      const counts = await store.counts();
      expect(counts).toEqual({
        models: 4,
        tasks: { translation: 2, "fill-mask": 1 },
        libraries: { transformers: 2 },
        licenses: { mit: 2 },
      });
      expect(Object.keys(counts.tasks)).toEqual(["translation", "fill-mask"]);
    });

    test("keeps settings", async () => {
      expect(await store.setting("x")).toBeUndefined();
      await store.setSetting("x", "1");
      await store.setSetting("x", "2");
      expect(await store.setting("x")).toBe("2");
    });

    test("names the folders in use", async () => {
      await put(model("a", {}, { folder: "one" }), model("b"), model("c", {}, { folder: "two" }));
      let found: ReadonlySet<string> = new Set();
      await store.withFolders(async (folders) => {
        found = folders;
      });
      expect([...found].sort()).toEqual(["one", "two"]);
    });

    test("does several things at once without mixing them up", async () => {
      await Promise.all(
        Array.from({ length: 30 }, (_, index) => store.put(model(`m/${index}`, { tags: [`t${index}`] }))),
      );
      const lists = await Promise.all(Array.from({ length: 30 }, (_, index) => ids({ tags: [`t${index}`] })));
      expect(lists).toEqual(Array.from({ length: 30 }, (_, index) => [`m/${index}`]));
    });

    test("takes any text in a record and any words in a search", async () => {
      const text = fc.string({ unit: "grapheme", maxLength: 20 }).map((value) => value.toWellFormed());
      await fc.assert(
        fc.asyncProperty(fc.array(text, { maxLength: 5 }), text, text, async (tags, task, search) => {
          await store.put(model("x/y", { tags, pipeline_tag: task, cardData: { any: tags } }));
          expect((await store.get("x/y"))?.record).toEqual({
            id: "x/y",
            tags,
            pipeline_tag: task,
            cardData: { any: tags },
          });
          const found = await ids({ search });
          const words = search.toLowerCase().replaceAll("\0", " ").split(/\s+/u).filter(Boolean);
          const searched = ["x/y", task, "", ...tags].join("\n").toLowerCase().replaceAll("\0", " ");
          if (words.every((word) => searched.includes(word))) expect(found).toEqual(["x/y"]);
        }),
        { numRuns: 150 },
      );
    });
  });
}
