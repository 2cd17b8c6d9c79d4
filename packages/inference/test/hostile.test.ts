// What a stranger or a reader wrote arrives as they wrote it, and changes nothing but string values.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelRecord } from "@modelshelf/catalogue";
import { type Node, parse } from "acorn";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type InferenceOptions, inferenceSnippets, matrix, type TaskShape, taskShapes } from "../src/index.ts";
import { optionsOf, records } from "./records.ts";

const nasty = [
  '"""',
  "'''",
  "${process.exit()}",
  "`id`",
  "$(id)",
  "$HF_TOKEN",
  "\\",
  "\\'",
  "'\"'\"'",
  "\n",
  "\r\n",
  "EOF",
  "#{1}",
  "{x}",
  "%s",
  "*/",
  "//",
  "# -*- coding: utf-7 -*-",
  "<!--",
  "\u0000",
  "\u2028",
  "\u2029",
  "\u202e",
  "\u200b",
  "\ufeff",
  "__proto__",
  "@/etc/passwd",
  "-o",
  "!",
  "😀",
];
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""));

const samples = fc.sample(hostileText, { numRuns: 120, seed: 20_261_121 });
const entries = matrix().filter(({ direct }) => !direct);

interface Emitted {
  readonly code: string;
  readonly benign: string;
  readonly text: string;
  readonly client: string;
}

/** The inputs of each shape that holds a text of the reader's. */
const withText: Partial<Record<TaskShape, (text: string) => NonNullable<InferenceOptions["inputs"]>>> = {
  chat: (text) => text,
  prompt: (text) => text,
  edit: (text) => ({ image: "cat.png", prompt: text }),
  question: (text) => ({ image: "cat.png", question: text }),
};

/** One code for each sample and client, with the text as message or prompt. */
function emitted(language: string): Emitted[] {
  const inLanguage = entries.filter((entry) => {
    const shape = taskShapes[entry.task];
    // In shell a file's bytes are put into the body on the way, for which this test has no file.
    const fits = language === "shell" ? shape === "chat" || shape === "prompt" : shape in withText;
    return entry.language === language && fits;
  });
  return samples.flatMap((text, index) => {
    // A few entries for each text: over all texts every entry has its turn often.
    const turn = [0, 1, 2].map((step) => inLanguage[(index * 3 + step) % inLanguage.length]);
    return turn.flatMap((entry) => {
      if (entry === undefined) return [];
      const model = records[entry.task];
      const find = (options: InferenceOptions) =>
        inferenceSnippets(model, { ...optionsOf(entry), ...options }).find(
          (snippet) => snippet.client === entry.client && snippet.language === language,
        )?.code ?? "";
      // Of a length that lays the code out alike; a colon in an id begins a version.
      const plain = "x".repeat(200);
      const benign = find({
        inputs: withText[taskShapes[entry.task]]?.(plain) ?? plain,
        providerModelId: text.includes(":") ? `${plain}:${plain}` : plain,
      });
      const asked = (value: string) => withText[taskShapes[entry.task]]?.(value) ?? value;
      const code = find({ inputs: asked(text), providerModelId: text });
      return [{ code, benign, text, client: entry.client }];
    });
  });
}

interface Described {
  readonly strings: readonly string[];
  readonly shape: string;
}

const describePython = (sources: readonly string[]): Described[] =>
  JSON.parse(
    execFileSync("python3", [join(import.meta.dirname, "python-constants.py")], {
      input: JSON.stringify(sources),
      encoding: "utf8",
      maxBuffer: 1e9,
    }),
  );

/** The strings of a JavaScript module, and its shape without them and without positions. */
function describeJavaScript(source: string): Described {
  const strings: string[] = [];
  const shape = JSON.stringify(parse(source, { ecmaVersion: "latest", sourceType: "module" }), (key, value) => {
    if (key === "start" || key === "end" || key === "raw") return undefined;
    const node = value as (Node & { value?: unknown }) | null;
    if (node?.type === "Literal" && typeof node.value === "string") {
      strings.push(node.value);
      return { type: "Literal" };
    }
    return value;
  });
  return { strings, shape };
}

describe("hostile texts", () => {
  test("reach Python as they are, and change its syntax tree in no other place", () => {
    const all = emitted("python");
    const described = describePython(all.flatMap(({ code, benign }) => [code, benign]));
    all.forEach(({ code, text }, index) => {
      const [hostile, benign] = described.slice(index * 2, index * 2 + 2);
      expect(hostile?.strings, code).toContain(text);
      expect(hostile?.shape, code).toBe(benign?.shape);
    });
    expect(all.length).toBeGreaterThan(300);
  });

  test("reach JavaScript as they are, and change its syntax tree in no other place", () => {
    const all = emitted("javascript");
    for (const { code, benign, text } of all) {
      const hostile = describeJavaScript(code);
      expect(hostile.strings, code).toContain(text);
      expect(hostile.shape, code).toBe(describeJavaScript(benign).shape);
    }
    expect(all.length).toBeGreaterThan(300);
  });

  test.each(["bash", "dash"])("reach curl through %s as the same JSON, and run nothing", (shell) => {
    const all = emitted("shell");
    const folder = mkdtempSync(join(tmpdir(), "modelshelf-"));
    try {
      // A curl that writes down its arguments, and its standard input where that is the body; a queue's job is done.
      all.forEach(({ code }, index) => {
        const done = /case \$state in\n +'?(\w+)/.exec(code)?.[1] ?? "";
        const [status, url, id] = [done, "https://x/i", "1"];
        const urls = { url, output: url, outputs: [url], video_url: url, response_url: url, get: url };
        const answer = JSON.stringify({ status, task_status: status, id, task_id: id, ...urls, b64_json: "aGk=" });
        const stub = `curl() { for word; do printf '%s\\0' "$word"; done >> "$0.log"; case "$*" in *"--data-binary @-"*) cat >> "$0.log";; esac; echo '${answer}'; }\n`;
        writeFileSync(join(folder, `${index}.sh`), `${stub}${code}\n`);
      });
      writeFileSync(
        join(folder, "all"),
        `for script in [0-9]*.sh; do ${shell} "$script" < /dev/null > "$script.out" 2> "$script.err" || echo "$? $script"; done\n`,
      );
      execFileSync(shell, ["all"], { cwd: folder, env: { PATH: process.env.PATH, HF_TOKEN: "hf_0", API_TOKEN: "t" } });
      all.forEach(({ code, text }, index) => {
        const words = readFileSync(join(folder, `${index}.sh.log`), "utf8").split("\0");
        expect(words, code).toContain("--data-raw");
        const body = words[words.indexOf("--data-raw") + 1] ?? "";
        const strings: string[] = [];
        JSON.parse(body, (_key, value) => {
          if (typeof value === "string") strings.push(value);
          return value;
        });
        expect(strings, code).toContain(text);
        expect(readFileSync(join(folder, `${index}.sh.err`), "utf8"), code).toBe("");
      });
      expect(all.length).toBeGreaterThan(300);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("in every field of a record and every option make no snippet throw or say undefined", () => {
    const options = fc.record(
      {
        provider: fc.constantFrom("auto", "hf-inference", "groq", "fal-ai", "replicate", "custom"),
        providerModelId: hostileText,
        adapterWeightsPath: hostileText,
        billTo: hostileText,
        accessToken: hostileText,
        streaming: fc.boolean(),
        directRequest: fc.boolean(),
        inputs: hostileText.map((text) => `${text}.mp3`),
        temperature: fc.double(),
        max_tokens: fc.integer(),
      },
      { requiredKeys: ["provider"] },
    );
    const anything = fc.oneof(hostileText, fc.anything());
    const model = fc.record({
      id: hostileText,
      pipeline_tag: fc.oneof(
        fc.constantFrom("text-generation", "image-text-to-text", "text-to-image", "automatic-speech-recognition"),
        anything,
      ),
      tags: fc.oneof(fc.constant(["conversational"]), anything),
      config: anything,
      cardData: anything,
      widgetData: anything,
      inferenceProviderMapping: fc.oneof(
        fc.dictionary(fc.constantFrom("groq", "fal-ai", "replicate", "__proto__"), anything),
        fc.array(
          fc.record({
            provider: anything,
            providerId: anything,
            status: fc.constant("live"),
            task: fc.constantFrom("conversational", "text-to-image"),
            adapterWeightsPath: anything,
          }),
        ),
        anything,
      ),
    });
    const sources: string[] = [];
    fc.assert(
      fc.property(model, options, (record, chosen) => {
        for (const { code, language } of inferenceSnippets(
          record as unknown as ModelRecord,
          chosen as InferenceOptions,
        )) {
          expect(code).not.toMatch(/(?<![\w"'`])undefined(?![\w"'`])/);
          if (language === "javascript") parse(code, { ecmaVersion: "latest", sourceType: "module" });
          if (language === "python") sources.push(code);
        }
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(describePython(sources)).toHaveLength(sources.length);
    expect(sources.length).toBeGreaterThan(100);
  });
});
