// The list of libraries, a library's page, and what is said to be proven of code, as the server makes them.
import { libraryIds, type ModelRecord } from "@modelshelf/catalogue";
import { libraryExamples, libraryKind, libraryProof, libraryRecord, proofLines } from "@modelshelf/catalogue/proof";
import { describe, expect, it } from "vitest";
import type { PageContext } from "../app/page-context.ts";
import { proofCounts, proofSentence } from "../app/proof-counts.ts";
import { libraryLines } from "../app/server/library-list.server.ts";
import { libraryCode, libraryFacts, librarySummary, proofRows } from "../app/server/library-page.server.ts";
import { panelFor } from "../app/server/panel.server.ts";
import { memoryShelf } from "./memory-shelf.ts";

const page: PageContext = {
  shelf: memoryShelf([]),
  origin: "http://127.0.0.1:7860",
  nonce: "n",
  theme: "auto",
  guide: async () => undefined,
  documentHtml: undefined,
};
const shelved = (record: ModelRecord) => ({ record, hasFiles: true, totalSize: 1 });
const textOf = (html = "") => html.replace(/<[^>]*>/g, "");

describe("the list of libraries", () => {
  it("has each once, those with code apart", () => {
    const { withCode, others } = libraryLines("", {});
    expect([...withCode, ...others].map(({ id }) => id).sort()).toEqual([...libraryIds].sort());
    for (const { id } of withCode) expect(libraryKind(id)).toBe("code");
    for (const { id, proof } of others) expect([libraryKind(id), proof]).toEqual(["download", undefined]);
  });

  it("says what is proven, with which release, and counts the shelf's models", () => {
    const line = libraryLines("transformers", { transformers: 3 }).withCode.find(({ id }) => id === "transformers");
    const proof = libraryProof("transformers");
    expect(line).toMatchObject({ models: 3, release: `transformers ${proof?.version}` });
    expect(line?.proof).toBe(proofCounts(proof?.counts ?? { parsed: 0, checked: 0, executed: 0 }));
  });
});

describe("what is proven, in words", () => {
  it("counts each level that was reached, the highest first", () => {
    expect(proofCounts({ parsed: 4, checked: 0, executed: 2 })).toBe("2 run, 4 parsed");
    expect(proofSentence({ counts: { parsed: 1, checked: 20, executed: 3 }, package: "x", version: "1.2" })).toBe(
      "Of its 24 pieces of code 3 ran, 20 were checked and 1 was parsed, with x 1.2.",
    );
    expect(proofSentence({ counts: { parsed: 0, checked: 6, executed: 0 } })).toBe(
      "All of its 6 pieces of code were checked.",
    );
    expect(proofSentence({ counts: { parsed: 1, checked: 0, executed: 0 } })).toBe("Its one piece of code was parsed.");
  });
});

describe("a library's page", () => {
  it("has words, facts, code and rows of proof for every library", () => {
    for (const id of libraryIds) {
      const record = libraryRecord(id);
      expect(librarySummary(record)).toContain(record.prettyLabel);
      expect(libraryFacts(record).map(({ term }) => term)).toEqual(expect.arrayContaining(["Repository", "Downloads"]));
      expect(libraryCode(id, {}, [], page).snippets.length).toBeGreaterThan(0);
      const rows = proofRows(id, undefined).flatMap((group) => group.rows);
      expect(rows.length > 0).toBe(proofLines(id).length > 0);
    }
  });

  it("shows the code of the example that is asked for, with its proof", () => {
    for (const example of Object.keys(libraryExamples.gliner ?? {})) {
      const code = libraryCode("gliner", { example }, [shelved({ id: "here/x", library_name: "gliner" })], page);
      expect(code).toMatchObject({ example, modelId: libraryExamples.gliner?.[example]?.id });
      expect(code.snippets[0]?.proof).not.toBeNull();
    }
  });

  it("shows code for a model of the shelf first, from this hub, and for an example otherwise", () => {
    const here = libraryCode("gliner", {}, [shelved({ id: "here/x-1", library_name: "gliner" })], page);
    expect(here).toMatchObject({ modelId: "here/x-1", href: "/here/x-1" });
    expect(textOf(here.snippets[0]?.code.html)).toContain("127.0.0.1:7860");
    expect(libraryCode("gliner", { example: "constructor" }, [], page).example).toBe(
      Object.keys(libraryExamples.gliner ?? {})[0],
    );
  });

  it("installs with uv where the reader says so, and keeps the example", () => {
    const [example = ""] = Object.keys(libraryExamples.gliner ?? {});
    const { install } = libraryCode("gliner", { example, installer: "uv" }, [], page);
    expect(textOf(install?.code.code.html)).toMatch(/^uv pip install /);
    expect(install?.tools.map(({ href }) => href)).toContain(`?example=${example}&installer=pip`);
  });

  it("marks the example whose code is shown, and leads to the others", () => {
    const [first = "", second] = Object.keys(libraryExamples.gliner ?? {});
    const rows = proofRows("gliner", first).find(({ title }) => title === "Example")?.rows ?? [];
    expect(rows.filter(({ shown }) => shown).map(({ name }) => name)).toEqual([first]);
    expect(rows.find(({ name }) => name === second)?.href).toBe(`?example=${second}#code`);
  });
});

describe("the proof in the panel", () => {
  const chat: ModelRecord = {
    id: "owner/chat-1",
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["transformers", "conversational"],
    config: { tokenizer_config: { chat_template: "x" } },
    transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
  };

  it("goes with each piece of code, small", () => {
    const { libraries } = panelFor(shelved(chat), {}, page);
    expect(libraries?.snippets.length).toBeGreaterThan(0);
    for (const { proof } of libraries?.snippets ?? []) {
      expect(proof).toMatchObject({ level: expect.any(String), scope: "shape" });
      expect(JSON.stringify(proof).length).toBeLessThan(300);
    }
    expect(libraries?.install?.code).not.toHaveProperty("proof");
  });

  it("is of the protocol for inference code", () => {
    const choices = { tab: "inference", provider: "groq", client: "openai", language: "python", stream: "1" } as const;
    const { inference } = panelFor({ record: chat, hasFiles: false, totalSize: 0 }, choices, page);
    expect(inference?.code?.proof).toMatchObject({ level: "executed", scope: "protocol", package: "openai" });
  });

  it("is left out where there is a notice and no code", () => {
    const { libraries } = panelFor(shelved({ id: "a/b", library_name: "peft" }), {}, page);
    expect(libraries?.snippets[0]).toHaveProperty("notice");
    expect(libraries?.snippets[0]).not.toHaveProperty("proof");
  });
});
