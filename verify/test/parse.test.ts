import type { Language } from "@modelshelf/code";
import { expect, test } from "vitest";
import { parseFindings } from "../src/parse/parse.ts";
import { python } from "./workshop.ts";

const found = async (language: Language, ...codes: string[]) => {
  const snippets = codes.map((code, index) => ({ key: String(index), language, code }));
  return (await parseFindings(snippets, python)).map(({ key, message }) => `${key}: ${message}`);
};

test("Python that compiles is accepted, and each that does not is named", async () => {
  expect(await found("python", "print('hi')", "print('hi'", "x = 1")).toEqual([
    "1: SyntaxError: '(' was never closed (1, line 1)",
  ]);
});

test("an escape that Python warns of is an error", async () => {
  expect((await found("python", 'print("\\d")')).join()).toMatch(/0: .*invalid escape sequence/);
});

test("a comment that names another encoding is not overlooked", async () => {
  expect((await found("python", "# coding: nonsense\nprint('hi')")).join()).toMatch(/0: SyntaxError: unknown encoding/);
});

test("JavaScript is parsed as a module, with await at its top", async () => {
  expect(await found("javascript", 'import fs from "node:fs";\nawait fs.promises.readFile("x");')).toEqual([]);
  expect(await found("javascript", "const a = ;", "a = 1", "with (a) {}")).toEqual([
    "0: SyntaxError: Unexpected token ';'",
    "2: SyntaxError: Strict mode code may not include a with statement",
  ]);
});

test("shell is read by bash and by dash", async () => {
  expect(await found("shell", "echo hi")).toEqual([]);
  const broken = await found("shell", "if true; then echo");
  expect(broken.filter((line) => /unexpected end of file|end of file unexpected/.test(line))).toHaveLength(2);
});

test("what only bash understands is found", async () => {
  expect((await found("shell", "array=(1 2)")).join("\n")).toMatch(/Syntax error: "\(" unexpected/);
});

test("what shellcheck only advises against is found", async () => {
  expect((await found("shell", 'ls $HOME/"a"')).join("\n")).toMatch(/SC2086/);
});

test("what a stranger's text looks like is no finding, what the shell makes of it is", async () => {
  const check = (code: string) => parseFindings([{ key: "x", language: "shell", code, hostile: true }], python);
  expect(await check("echo 'it costs $HOME'")).toEqual([]);
  expect((await check("rm -r $HOME/x *\nread y")).map(({ message }) => message).join("\n")).toMatch(/SC2162|SC2034/);
});
