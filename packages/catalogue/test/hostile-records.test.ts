import { execFileSync } from "node:child_process";
import { parse } from "acorn";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applicableLibraries, cautions, librarySnippets, type ModelRecord, snippetTexts } from "../src/index.ts";
import { allExamples, contexts, entries } from "./entries.ts";

const pieces = [
  '"',
  "'",
  "`",
  "\\",
  "\n",
  "\r\n",
  "\t",
  "\0",
  "\u0001",
  "\u0085",
  "\u009b",
  "\u2028",
  "\u2029",
  "\u202e",
  "\u2066",
  "\u200b",
  "\ufeff",
  "\ud800",
  "\udc00",
  "${x}",
  "${",
  "$(id)",
  "`id`",
  "%s",
  "{x}",
  "{",
  "}",
  "#",
  "//",
  "*/",
  "<!--",
  '"""',
  "'''",
  "--",
  "-",
  ";",
  "&&",
  "|",
  "!",
  "__import__('os')",
  "# coding: utf-7",
  "é",
  "漢字",
  "🙂",
  "a",
  " ",
];
const hostile = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));

/** Words of ours that a record must use for the code to take its shape; everything else is the author's to write. */
const structural = new Set([
  "pipeline_tag",
  "library_name",
  "task_type",
  "speechbrain_interface",
  "model_format",
  "model_type",
  "quant_method",
  "auto_model",
  "processor",
  "tasks",
  "architectures",
  "_class_name",
  "gated",
  "tags",
]);

/**
 * The record with `text()` in every text that its author is free in. File names take one text for all
 * of a record, in front, where it leaves their kind and the parts of a split file as they are.
 */
function disguise(model: ModelRecord, text: () => string): ModelRecord {
  const inFileNames = text().replaceAll("/", "-");
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === "string") {
      if (structural.has(key) || /\.(?:onnx|whl)$/.test(value)) return value;
      return key === "rfilename" || key === "file" ? `${inFileNames}-${value}` : value + text();
    }
    if (Array.isArray(value)) return value.map((item) => change(item, key));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item, name)]));
    }
    return value;
  };
  return change(model, "") as ModelRecord;
}

/** What is said in code about its structure alone: Python's tree without the values of its strings. */
const shapes = `
import ast, json, sys, warnings
warnings.simplefilter("error")

class Blank(ast.NodeTransformer):
    def visit_Constant(self, node):
        return ast.Constant("") if isinstance(node.value, str) else node
    def visit_JoinedStr(self, node):
        self.generic_visit(node)
        return node

def shape(code):
    try:
        return ast.dump(Blank().visit(ast.parse(code)))
    except Exception as error:
        return f"{type(error).__name__}: {error}"

print(json.dumps([shape(code) for code in json.load(sys.stdin)]))
`;

const pythonShapes = (codes: readonly string[]): string[] =>
  JSON.parse(
    execFileSync("python3", ["-c", shapes], { input: JSON.stringify(codes), maxBuffer: 1 << 28, encoding: "utf8" }),
  );

function javascriptShape(code: string): string {
  const tree = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  return JSON.stringify(tree, (key, value) => {
    if (["start", "end", "raw"].includes(key)) return undefined;
    return key === "value" && typeof value === "string" ? "" : value;
  });
}

/** A shell's words, as bash itself reads them. */
function shellWords(code: string): string[] {
  const program = `hf() { printf '%s\\0' hf "$@"; }\nexport() { printf '%s\\0' export "$@"; }\n${code}\n`;
  return execFileSync("bash", ["-c", program], { encoding: "utf8" }).split("\0").slice(0, -1);
}

describe("records whose every text is hostile", () => {
  const sampled = fc.sample(fc.array(hostile, { minLength: 4, maxLength: 4 }), {
    numRuns: allExamples.length * 3,
    seed: 20261121,
  });
  const disguised = allExamples.flatMap(({ id, example, model }, index) =>
    [0, 1, 2].map((round) => {
      const texts = sampled[index * 3 + round] ?? ["'"];
      let next = 0;
      const text = () => texts[next++ % texts.length] ?? "";
      const context = round === 2 ? { endpoint: `http://hub${text()}`, revision: text() } : {};
      const plain = round === 2 ? { endpoint: "http://hub", revision: "main" } : {};
      return { id, example, model: disguise(model, () => "x"), plain, context, record: disguise(model, text) };
    }),
  );
  const pairs = disguised.map(({ id, example, model, plain, context, record }) => ({
    name: `${id}: ${example}`,
    benign: librarySnippets(id, model, plain).snippets,
    changed: librarySnippets(id, record, context).snippets,
  }));

  it("change nothing in Python but string values", () => {
    const python = pairs.flatMap(({ name, benign, changed }) =>
      benign.flatMap((snippet, index) =>
        snippet.language === "python" ? [{ name, benign: snippet.code, changed: changed[index]?.code ?? "" }] : [],
      ),
    );
    const before = pythonShapes(python.map(({ benign }) => benign));
    const after = pythonShapes(python.map(({ changed }) => changed));
    expect(python.length).toBeGreaterThan(500);
    for (const [index, { name, changed }] of python.entries())
      expect(after[index], `${name}\n${changed}`).toBe(before[index]);
  });

  it("change nothing in JavaScript but string values", () => {
    for (const { name, benign, changed } of pairs) {
      for (const [index, snippet] of benign.entries()) {
        if (snippet.language !== "javascript") continue;
        expect(javascriptShape(changed[index]?.code ?? ""), name).toBe(javascriptShape(snippet.code));
      }
    }
  });

  it("stay single words in shell", () => {
    fc.assert(
      fc.property(hostile, hostile, (id, revision) => {
        const [terminal] = librarySnippets("unheard-of", { id }, { revision }).snippets;
        expect(shellWords(terminal?.code ?? "")).toHaveLength(5);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });

  it("leave every install command one command of as many words", () => {
    const commands = disguised.map(({ id, model, plain, record, context }) => ({
      benign: librarySnippets(id, model, plain).install ?? "",
      changed: librarySnippets(id, record, context).install ?? "",
    }));
    const words = (lines: readonly string[]) => {
      // Each command prints its words; a command that another one hides in would print more lines of words.
      const commands = ["pip", "npm", "brew", "cargo", "conda", "git", "cd"].map(
        (name) => `${name}() { printf '%s\\0' "$#"; }\n`,
      );
      const program = `${commands.join("")}${lines.join("\n")}\n`;
      // No PATH: what is none of these commands is found nowhere, and ends the test.
      const options = { input: program, encoding: "utf8", env: { PATH: "" } } as const;
      return execFileSync("/bin/bash", ["-e"], options).split("\0").slice(0, -1);
    };
    const before = words(commands.map(({ benign }) => benign));
    expect(before).toHaveLength(commands.flatMap(({ benign }) => benign.split("\n")).length);
    expect(words(commands.map(({ changed }) => changed))).toEqual(before);
  });
});

describe("records of any shape at all", () => {
  const anyRecord = fc.record(
    Object.fromEntries(
      [
        "id",
        "tags",
        "pipeline_tag",
        "library_name",
        "cardData",
        "widgetData",
        "config",
        "transformersInfo",
        "mask_token",
        "siblings",
        "gguf",
        "safetensors",
        "gated",
        "inferenceProviderMapping",
      ].map((field) => [
        field,
        fc.oneof(fc.anything(), hostile, fc.array(hostile), fc.dictionary(hostile, fc.anything())),
      ]),
    ),
    { requiredKeys: [] },
  );
  const inner = [
    "peft",
    "sklearn",
    "speechbrain",
    "keras_hub",
    "adapter_transformers",
    "tokenizer_config",
    "auto_map",
    "quantization_config",
    "diffusers",
    "architectures",
    "chat_template_jinja",
  ];
  const anyConfig = fc.record(Object.fromEntries(inner.map((field) => [field, fc.anything({ maxDepth: 3 })])), {
    requiredKeys: [],
  });

  it("never make a generator throw, nor show in its texts", () => {
    fc.assert(
      fc.property(anyRecord, anyConfig, fc.boolean(), (record, config, nested) => {
        const model = (nested ? { ...record, config } : record) as unknown as ModelRecord;
        const texts = [...entries.keys(), ...applicableLibraries(model)].flatMap((id) =>
          Object.values(contexts).flatMap((context) => snippetTexts(id, model, context)),
        );
        // One expectation for all: there are thousands of texts.
        expect(texts.filter((text) => text.includes("[object Object]"))).toEqual([]);
        expect(Array.isArray(cautions(model))).toBe(true);
      }),
      { numRuns: 150, seed: 20261121 },
    );
  });

  it("keep no word of JavaScript's own where a field is missing", () => {
    for (const { id, model } of allExamples) {
      const bare = { id: model.id } as ModelRecord;
      for (const text of snippetTexts(id, bare)) expect(text).not.toMatch(/undefined|NaN/);
    }
  });

  it("are taken for an empty record where they are none", () => {
    for (const record of [null, undefined, 7, "text", []] as unknown as ModelRecord[]) {
      expect(snippetTexts("transformers", record)).toHaveLength(2);
      expect(applicableLibraries(record)).toEqual([]);
    }
  });
});
