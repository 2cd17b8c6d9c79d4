// The parsers of the languages of HTTP clients, and what of their literals only packages of theirs can read.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, powershell, rust, rustUse, snippet } from "@modelshelf/code";
import { expect, test } from "vitest";
import { hostileStrings, hostileValues } from "../../packages/code/test/hostile-text.ts";
import { compilerInputs } from "../../scripts/setup.ts";
import { parseFindings } from "../src/parse/parse.ts";
import { rustArguments } from "../src/run/compiled.ts";
import { python } from "./workshop.ts";

const found = async (language: Language, ...codes: string[]) => {
  const snippets = codes.map((code, index) => ({ key: String(index), language, code }));
  return (await parseFindings(snippets, python)).map(({ key, message }) => `${key}: ${message}`);
};

const minute = 60_000;

test("Go is formatted as gofmt does and its types are checked", { timeout: minute }, async () => {
  const program = (line: string) => `package main\n\nimport "fmt"\n\nfunc main() {\n${line}\n}`;
  const said = await found(
    "go",
    program('\tfmt.Println("hi")'),
    program("\tfmt.Println("),
    program("fmt.Println()"),
    program("\tfmt.Say()"),
  );
  expect(said.map((line) => line.slice(0, 2)).sort()).toEqual(["1:", "2:", "3:"]);
  expect(said.join("\n")).toMatch(/gofmt would change it/);
  expect(said.join("\n")).toMatch(/undefined: fmt\.Say/);
});

test("Java is compiled, each class Main apart", { timeout: minute }, async () => {
  const program = (line: string) =>
    `import org.json.JSONObject;\n\npublic class Main {\n    public static void main(String[] args) {\n        ${line}\n    }\n}`;
  const said = await found("java", program("new JSONObject();"), program("new JSONObject().none();"));
  expect(said).toEqual([expect.stringMatching(/^1: line 5: error: cannot find symbol/)]);
  // Where one is no Java at all, javac looks no further.
  expect(await found("java", program("int x = ;"))).toEqual([
    expect.stringMatching(/^0: line 5: error: illegal start/),
  ]);
});

test("Rust is checked, and its warnings are findings", { timeout: minute }, async () => {
  const said = await found(
    "rust",
    'fn main() -> Result<(), Box<dyn std::error::Error>> {\n    println!("{}", serde_json::json!({ "a": 1 }));\n    Ok(())\n}',
  );
  expect(said).toEqual([]);
  const bad = await found(
    "rust",
    "fn main() -> Result<(), Box<dyn std::error::Error>> {\n    let x = 1;\n    Ok(())\n}",
    "fn main() -> Result<(), Box<dyn std::error::Error>> {\n    nothing()\n}",
  );
  expect(bad.join("\n")).toMatch(/1: line 2:.*cannot find function/);
});

test("PHP and Ruby are read by themselves, with their warnings", async () => {
  expect(await found("php", "<?php\n\necho 1;", "<?php\n\necho 1", "echo 1;")).toEqual([
    expect.stringMatching(/^1: line \d: syntax error/),
    "2: some of it is no code",
  ]);
  const said = await found("ruby", "puts 1", "puts (", "x = 1\nif x = 2\n  puts x\nend");
  expect(said.map((line) => line.slice(0, 2))).toEqual(["1:", "2:"]);
});

test("PowerShell is read by its grammar", async () => {
  expect(await found("powershell", "$a = @{ b = 'c' }\n$a.b", "$a = @{ b = 'c'", "if ($a { }")).toEqual([
    expect.stringMatching(/^1: line \d+: not read by the grammar/),
    expect.stringMatching(/^2: line \d+: not read by the grammar/),
  ]);
});

/** What a literal of PowerShell means by about_Quoting_Rules, written apart from the code under test. */
function readPowerShell(source: string): string | undefined {
  const single = /^'((?:[^'\u2018-\u201b]|['\u2018-\u201b]{2})*)'$/su.exec(source)?.[1];
  if (single !== undefined) return single.replace(/(['\u2018-\u201b])['\u2018-\u201b]/g, "$1");
  const double = /^"((?:[^`$"\u201c-\u201e]|`u\{[0-9a-f]+\}|`[^u])*)"$/su.exec(source)?.[1];
  const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t" };
  return double?.replace(/`(?:u\{([0-9a-f]+)\}|(.))/gsu, (_, code?: string, character = "") =>
    code === undefined ? (escapes[character] ?? character) : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

test("hostile strings are whole literals of PowerShell that mean the same", { timeout: minute }, async () => {
  const strings = hostileStrings(3000);
  for (const value of strings) {
    const source = String(powershell`${value}`);
    if (readPowerShell(source) !== value.toWellFormed())
      expect(readPowerShell(source), source).toBe(value.toWellFormed());
  }
  const lines = strings
    .filter(({ length }) => length < 2000)
    .slice(0, 800)
    .map((value) => String(powershell`receive ${value} ${{ key: [value, [1, true, null]] }}`))
    // The grammar (0.26.4) takes a # behind an escape, or at the end of a text, for the beginning of a comment.
    .filter((line) => !/`[a-z]#|#"/.test(line));
  expect(await found("powershell", ...lines)).toEqual([]);
});

test("hostile lists and objects arrive in Rust through the macro of serde_json", { timeout: 2 * minute }, () => {
  const wellFormed = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value)
        .toWellFormed()
        .replace(/\\ud[89a-f][0-9a-f]{2}/gi, "\ufffd"),
    );
  const values = hostileValues(200).filter((value) => JSON.stringify(value).length < 3000);
  const { code } = snippet(rust`
    ${rustUse('#![recursion_limit = "4096"]', "serde_json::json")}
    fn main() {
        println!("{}", json!(${values}));
    }
  `);
  const folder = mkdtempSync(join(tmpdir(), "modelshelf-rust-"));
  try {
    writeFileSync(join(folder, "main.rs"), `${code}\n`);
    execFileSync(
      "rustc",
      [...rustArguments(compilerInputs().crates), "-A", "warnings", "-C", "debuginfo=0", "main.rs"],
      { cwd: folder },
    );
    const printed = execFileSync(join(folder, "main"), { encoding: "utf8", maxBuffer: 1e9 });
    expect(JSON.parse(printed)).toEqual(wellFormed(values));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
