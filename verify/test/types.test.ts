import { expect, test } from "vitest";
import { javascriptTypeReport } from "../src/types/javascript.ts";
import { pythonTypeReport } from "../src/types/python.ts";
import { python } from "./workshop.ts";

const lines = (findings: readonly { key: string; message: string }[]) =>
  findings.map(({ key, message }) => `${key}: ${message}`);

test("pyright finds undefined and possibly unbound names, wrong attributes, arguments and modules", async () => {
  const codes = {
    fine: "import json\nprint(json.dumps({}))",
    undefined: "print(nothing)",
    unbound: "import os\nif os.environ:\n    x = 1\nprint(x)",
    attribute: "import json\njson.dumpz({})",
    argument: "import os\nos.getcwd(1)",
    module: "import json.nothing",
    absent: "import a_package_that_nobody_has\nprint(a_package_that_nobody_has.x)",
  };
  const snippets = Object.entries(codes).map(([key, code]) => ({ key, language: "python", code }) as const);
  const report = await pythonTypeReport(snippets, python);
  const found = lines(report.findings).sort();
  expect(found.map((line) => line.replace(/: .*\((\w+)\)$/, " $1"))).toEqual([
    "argument reportCallIssue",
    "attribute reportAttributeAccessIssue",
    "module: import json.nothing: the installed package has no such module",
    "unbound reportPossiblyUnboundVariable",
    "undefined reportUndefinedVariable",
  ]);
  expect([...report.unresolved]).toEqual([["absent", ["a_package_that_nobody_has"]]]);
});

test("the TypeScript compiler finds wrong options and fields of an SDK, and undefined names", async () => {
  const client = 'import OpenAI from "openai";\nconst client = new OpenAI();\n';
  const ask = (options: string) => `await client.chat.completions.create({ model: "m", ${options} });`;
  const codes = {
    fine: `${client}const chat = ${ask('messages: [{ role: "user", content: "hi" }]')}\nconsole.log(chat.choices[0].message);`,
    option: `${client}${ask("message: []")}`,
    method: `${client}await client.chats.create({});`,
    undefined: "console.log(nothing);",
    absent: 'import { x } from "a-package-that-nobody-has";\nconsole.log(x);',
    builtin: 'import { readFiles } from "node:fs";\nreadFiles();',
  };
  const snippets = Object.entries(codes).map(([key, code]) => ({ key, language: "javascript", code }) as const);
  const report = await javascriptTypeReport(snippets);
  const faulty = new Set(report.findings.map(({ key }) => key));
  expect([...faulty].sort()).toEqual(["builtin", "method", "option", "undefined"]);
  expect([...report.unresolved]).toEqual([["absent", ["a-package-that-nobody-has"]]]);
});
