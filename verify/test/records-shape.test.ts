import type { Language } from "@modelshelf/code";
import { expect, test } from "vitest";
import { bashFindings } from "../src/parse/bash.ts";
import { shaper } from "../src/records/shape.ts";

const shapeOf = shaper("owner/7b-model");
const alike = (language: Language, one: string, other: string) =>
  shapeOf({ language, code: one }) === shapeOf({ language, code: other });

test("codes that differ in inert text have one shape", () => {
  expect(alike("python", 'load("a file.bin")  # "', 'load("another.bin")  # "')).toBe(true);
  expect(alike("javascript", 'load("https://a.example")', 'load("https://b.example/c")')).toBe(true);
  expect(alike("shell", "hf download owner/7b-model a-b.gguf", "hf download owner/7b-model c.gguf")).toBe(true);
  expect(alike("shell", "echo 'one' # it's", "echo 'another' # two")).toBe(true);
});

test("codes that differ in what a language acts on do not", () => {
  expect(alike("python", 'print("a", b)', 'print("a", c)')).toBe(false);
  expect(alike("python", 'print("a\\" , b + "c")', 'print("a\\" , d + "c")')).toBe(false);
  expect(alike("python", 'print(f"{a}")', 'print(f"{b}")')).toBe(false);
  expect(alike("python", "a = 1  # it's\nb = 'c'", "a = 1  # it's\nd = 'c'")).toBe(false);
  expect(alike("javascript", "`${a}`", "`${b}`")).toBe(false);
  expect(alike("shell", 'echo "$(ls)"', 'echo "a"')).toBe(false);
  expect(alike("shell", "if a; then b; fi", "if a; then b; done")).toBe(false);
  expect(alike("shell", "run a 2>b", "run a 3>b")).toBe(false);
});

test("bash names each text that it cannot read, among many, also where the next would close what it opens", async () => {
  const codes: Readonly<Record<string, string>> = {
    sound: "echo 'a' && hf download owner/name",
    "open-single": "echo 'a",
    "closing-single": "echo a'",
    "open-double": 'echo "a',
    "open-substitution": "echo $(ls",
    "closing-bracket": "ls )",
    "open-brace": "{ ls",
    "closing-brace": "ls\n}",
    "open-backtick": "echo `ls",
    "a-comment": '# it\'s "one" (alone',
    "open-if": "if a; then b",
    "closing-if": "fi",
    document: "cat <<'EOF'\n'a\nEOF",
    "open-document": "cat <<'EOF'\na",
    "sound-too": "for a in b c; do\n  ls\ndone",
  };
  const snippets = Object.entries(codes).map(([key, code]) => ({ key, language: "shell", code }) as const);
  const found = (await bashFindings(snippets)).map(({ key }) => key).sort();
  const sound = ["sound", "a-comment", "document", "sound-too"];
  expect(found).toEqual(
    Object.keys(codes)
      .filter((key) => !sound.includes(key))
      .sort(),
  );
}, 60_000);
