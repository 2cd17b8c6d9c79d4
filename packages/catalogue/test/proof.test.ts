import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isLibraryId, type Library, libraries, libraryIds, librarySnippets, type ModelRecord } from "../src/index.ts";
import {
  codeShape,
  downloadLibrary,
  findLibraries,
  libraryCounts,
  libraryExamples,
  libraryKind,
  libraryProof,
  libraryRecord,
  nearestLibraries,
  proofLevels,
  proofLines,
  shapeBase,
  snippetProofs,
} from "../src/proof/index.ts";
import { entries } from "./entries.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const proofsOf = (library: string, model: ModelRecord, context = {}) =>
  snippetProofs(library, model, context, librarySnippets(library, model, context).snippets, hash);

const [downloadOnly = ""] = libraryIds.filter((id) => libraryKind(id) === "download");

const example = (library: string, name: string): ModelRecord => {
  const model = libraryExamples[library]?.[name];
  if (!model) throw new Error(`${library} has no example ${name}`);
  return model;
};

describe("the shape of code", () => {
  it("is the same for two models whose code differs in the id, the hub, the revision and the breaks of calls alone", () => {
    const long = 'load(\n    "someone/model-with-a-long-name",\n    revision="v1",\n)\nos.environ["HF"] = "http://h:1"';
    const short = 'load("a/b-2", revision="x")\nos.environ["HF"] = "https://other"';
    expect(codeShape(long, "someone/model-with-a-long-name", { endpoint: "http://h:1", revision: "v1" })).toBe(
      codeShape(short, "a/b-2", { endpoint: "https://other", revision: "x" }),
    );
  });

  it("is the same for two adapters of different models", () => {
    const adapter = (id: string, base: string) =>
      codeShape(`base = load("${base}")\nadapt(base, "${id}")`, id, { base });
    expect(adapter("a/lora", "a/base")).toBe(adapter("base/b", "base"));
    // The name of a base is a value of its own, not a word of others.
    expect(codeShape('load("gpt2", "x-gpt2")', "a/b", { base: "gpt2" })).toContain('"x-gpt2"');
    expect(adapter("a/lora", "a/base")).not.toBe(codeShape('base = load("a/lora")\nadapt(base, "a/lora")', "a/lora"));
  });

  it("knows the base by the adapter's configuration, else by the card, else by a tag", () => {
    const card = { id: "a/b", cardData: { base_model: ["of/card"] }, tags: ["base_model:adapter:of/tag"] };
    expect(shapeBase({ ...card, config: { peft: { base_model_name_or_path: "of/config" } } })).toBe("of/config");
    expect(shapeBase(card)).toBe("of/card");
    expect(shapeBase({ id: "a/b", tags: card.tags })).toBe("of/tag");
    expect(shapeBase({ id: "a/b" })).toBeUndefined();
  });

  it("is another one where anything else differs", () => {
    expect(codeShape('load("a/b", gpu=True)', "a/b")).not.toBe(codeShape('load("a/c", gpu=False)', "a/c"));
    expect(codeShape('name = load("owner/name")', "owner/name")).not.toBe(codeShape('x = load("a/b")', "a/b"));
  });
});

describe("the proof of a snippet", () => {
  // A library whose code has not run, so that an example's own proof is the best, and loads from the hub that it is told.
  const library =
    libraryIds.find((id) => {
      const [first] = proofLines(id);
      const fixed = (libraries[id] as Library).fixedSource !== undefined;
      return !fixed && first?.language === "python" && proofLines(id).every(({ level }) => level !== "executed");
    }) ?? "";
  const tagger = example(library, proofLines(library)[0]?.name ?? "");

  it("is of the very code for a model that it was proven for", () => {
    for (const line of proofLines("transformers").filter(
      ({ source, number }) => source === "example" && number === 0,
    )) {
      const [proof] = proofsOf("transformers", example("transformers", line.name));
      expect(proofLevels.indexOf(proof?.level ?? "parsed")).toBeGreaterThanOrEqual(proofLevels.indexOf(line.level));
      // Other code of the same shape may have got further.
      if (proof?.level === line.level)
        expect(proof).toMatchObject({ scope: "code", model: example("transformers", line.name).id });
      else expect(proof?.scope).toBe("shape");
    }
  });

  it("is of the code for another model where only the id differs, and says which", () => {
    const [same] = proofsOf(library, { ...tagger, id: "somebody/else-1" });
    expect(same).toMatchObject({ scope: "shape" });
    expect(proofLines(library).map(({ model }) => model)).toContain(same?.model);
    expect(proofsOf(library, { ...tagger, id: "somebody/else-1" }, { endpoint: "http://h:1" })).toEqual([same]);
  });

  it("is of the same code from elsewhere where only the hub or the revision differs", () => {
    for (const context of [{ endpoint: "http://127.0.0.1:9" }, { revision: "v9" }]) {
      expect(proofsOf(library, tagger, context)[0]).toMatchObject({ scope: "place", model: tagger.id });
    }
    expect(proofsOf(library, tagger)[0]).toMatchObject({ scope: "code", model: tagger.id });
  });

  it("is of code that ran from another hub", () => {
    const ran = proofLines("transformers").filter(({ source }) => source === "model");
    expect(ran.length).toBeGreaterThan(0);
    const chat: ModelRecord = {
      id: "somebody/chat-2",
      library_name: "transformers",
      pipeline_tag: "text-generation",
      tags: ["transformers", "conversational"],
      config: { tokenizer_config: { chat_template: "x" } },
      transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
    };
    for (const context of [{}, { endpoint: "http://h:1" }, { endpoint: "http://h:1", revision: "v9" }]) {
      const [proof] = proofsOf("transformers", chat, context);
      expect(proof).toMatchObject({ level: "executed", scope: "shape", package: "transformers" });
      expect(ran.map(({ model }) => model)).toContain(proof?.model);
    }
  });

  it("is of the library, at its least, where the code itself was never looked at", () => {
    // The file's name stands in the code, and is another one.
    const agent = example("stable-baselines3", Object.keys(libraryExamples["stable-baselines3"] ?? {})[0] ?? "");
    const [proof] = proofsOf("stable-baselines3", {
      ...agent,
      id: "somebody/ppo-Pendulum-v9",
      siblings: [{ rfilename: "ppo-Pendulum-v9.zip" }],
    });
    const all = proofLines("stable-baselines3").filter(({ language }) => language === "python");
    const least = proofLevels.find((level) => all.some((line) => line.level === level));
    expect(proof).toMatchObject({ scope: "library", level: least });
    expect(proof?.model).toBeUndefined();
    expect(Object.values(proof?.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });

  it("is nothing for a language that the library has no proven code in", () => {
    const [proof] = snippetProofs(library, tagger, {}, [{ language: "javascript", code: "x" }], hash);
    expect(proof).toBeNull();
  });

  it("is left out for a notice, which is no code", () => {
    expect(proofsOf("peft", { id: "a/b", library_name: "peft" })).toEqual([undefined]);
  });

  it("counts for a library without code of its own as what the download is", () => {
    for (const library of ["never-heard-of", downloadOnly, "constructor", "__proto__"]) {
      expect(isLibraryId(library) && libraryKind(library) === "code").toBe(false);
      const proofs = proofsOf(library, { id: "some/model-7" }, { endpoint: "http://h:1" });
      expect(proofs.map((proof) => [proof?.level, proof?.scope])).toEqual([
        ["parsed", "shape"],
        ["checked", "shape"],
      ]);
    }
    expect(proofLines(downloadLibrary)).toHaveLength(2);
  });

  it("names a package with its release or not at all, and none for a parse", () => {
    for (const id of libraryIds) {
      for (const model of Object.values(libraryExamples[id] ?? {})) {
        for (const proof of proofsOf(id, model)) {
          if (!proof) continue;
          expect(proof.package === undefined).toBe(proof.version === undefined);
          if (proof.level === "parsed") expect(proof.package).toBeUndefined();
        }
      }
    }
  });
});

describe("the proof of a library", () => {
  it("has the best level, all counts and the release that most of it was proven with", () => {
    const lines = proofLines("transformers");
    const proof = libraryProof("transformers");
    expect(Object.values(proof?.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(lines.length);
    expect(proof?.counts[proof.level]).toBeGreaterThan(0);
    expect(proof).toMatchObject({ package: "transformers", version: expect.stringMatching(/^\d/) });
    expect(proof?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("is null where nothing is proven", () => {
    for (const id of [downloadOnly, "nonsense", "constructor"]) expect(libraryProof(id)).toBeNull();
  });

  it("never calls shell code checked: no package's names are looked up in it", () => {
    const shell = libraryIds.flatMap((id) => proofLines(id).filter(({ language }) => language === "shell"));
    expect(shell.length).toBeGreaterThan(10);
    for (const { level } of shell) expect(level).not.toBe("checked");
  });
});

describe("the registry in numbers", () => {
  it("counts every library once, as its entry and its examples are", () => {
    const { all, code, notice, download } = libraryCounts();
    expect(all).toBe(libraryIds.length);
    expect(code + notice + download).toBe(all);
    for (const id of libraryIds) {
      const entry = entries.get(id);
      const snippets = Object.values(entry?.examples ?? {}).flatMap((model) => librarySnippets(id, model).snippets);
      const kind =
        entry?.default.snippets === undefined ? "download" : snippets.every(({ notice: no }) => no) ? "notice" : "code";
      expect([id, libraryKind(id)]).toEqual([id, kind]);
    }
  });

  it("keeps the examples as the entries have them", () => {
    for (const [id, { examples }] of entries) expect(libraryExamples[id] ?? {}).toEqual(examples);
  });

  it("describes a library in JSON values", () => {
    for (const id of libraryIds) {
      const record = libraryRecord(id);
      expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    }
  });
});

describe("finding libraries", () => {
  it("has the nearest ids of one that is misspelt, best first", () => {
    expect(nearestLibraries("transfomers")[0]).toBe("transformers");
    expect(nearestLibraries("sentence_transformer")[0]).toBe("sentence-transformers");
    expect(nearestLibraries("Scikit Learn")).toContain("sklearn");
    expect(nearestLibraries("qqqqqq")).toEqual([]);
    expect(nearestLibraries("")).toEqual([]);
  });

  it("finds by id, label and repository, every word of the query", () => {
    expect(findLibraries("sentence transf")).toEqual(["sentence-transformers"]);
    expect(findLibraries("")).toEqual(libraryIds);
    expect(findLibraries("zzzz")).toEqual([]);
  });
});
