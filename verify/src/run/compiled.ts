// Compiled languages: all snippets of one become parts of one program, so that they are compiled and linked once.
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import type { Language } from "@modelshelf/code";
import { collect } from "./collect.ts";

/** A snippet to compile, and what it is called in messages. */
export interface Compilable {
  readonly key: string;
  readonly language: Language;
  readonly code: string;
}

/** What runs a snippet. */
export type Command = readonly [command: string, args: readonly string[]];

export interface Compiled {
  /** Commands by key; of languages that are not compiled there is none. */
  readonly commands: ReadonlyMap<string, Command>;
}

export interface CompileOptions {
  /** An empty folder. */
  readonly folder: string;
  /** In PEM, for those that find an authority in files of their own alone. */
  readonly certificateFile: string;
  /** Java archives that snippets use. */
  readonly classPath: readonly string[];
  readonly crates: RustCrates;
}

/**
 * Compiles all snippets that need it.
 *
 * @throws Error with what the compiler says where one cannot be compiled; parsing them says which.
 */
export async function compileAll(snippets: readonly Compilable[], options: CompileOptions): Promise<Compiled> {
  const compilers = { go: compileGo, java: compileJava, rust: compileRust } as const;
  const commands = new Map<string, Command>();
  for (const [language, compile] of Object.entries(compilers)) {
    const some = snippets.filter((snippet) => snippet.language === language);
    if (some.length === 0) continue;
    const folder = join(options.folder, language);
    await mkdir(folder);
    for (const [index, command] of (await compile(some, { ...options, folder })).entries()) {
      commands.set(some[index]?.key ?? "", command);
    }
  }
  return { commands };
}

async function tool(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, stderr } = await collect(command, args, "", cwd);
  if (code !== 0)
    throw new Error(`${command} ${args.slice(0, 4).join(" ")} ended with ${code}: ${stderr.trim().slice(0, 2000)}`);
}

/** A package for each snippet, whose `main` a program calls by number. */
async function compileGo(snippets: readonly Compilable[], { folder }: CompileOptions): Promise<Command[]> {
  await writeFile(join(folder, "go.mod"), "module snippets\n\ngo 1.22\n");
  for (const [index, { code }] of snippets.entries()) {
    await mkdir(join(folder, `s${index}`));
    const source = code.replace(/^package main$/m, `package s${index}`).replace(/^func main\(\) \{$/m, "func Main() {");
    await writeFile(join(folder, `s${index}`, "snippet.go"), `${source}\n`);
  }
  const lines = (line: (index: number) => string) => snippets.map((_, index) => line(index)).join("\n");
  await writeFile(
    join(folder, "main.go"),
    `package main

import (
	"os"
${lines((index) => `\t"snippets/s${index}"`)}
)

func main() {
	map[string]func(){
${lines((index) => `\t\t"${index}": s${index}.Main,`)}
	}[os.Args[1]]()
}
`,
  );
  const program = join(folder, "snippets");
  await tool("go", ["build", "-ldflags=-s -w", "-o", program, "."], folder);
  return snippets.map((_, index) => [program, [String(index)]]);
}

/** A package for each snippet, whose class is always Main. */
async function compileJava(
  snippets: readonly Compilable[],
  { folder, certificateFile, classPath }: CompileOptions,
): Promise<Command[]> {
  await writeJava(snippets, folder);
  const classes = join(folder, "classes");
  await tool("javac", ["-d", classes, ...javaArguments(classPath)], folder);
  const store = join(folder, "authority.p12");
  const storeOptions = ["-keystore", store, "-storepass", "changeit", "-noprompt"];
  await tool("keytool", ["-importcert", "-alias", "proxy", "-file", certificateFile, ...storeOptions], folder);
  const options = [
    "-XX:TieredStopAtLevel=1",
    `-Djavax.net.ssl.trustStore=${store}`,
    "-Djavax.net.ssl.trustStorePassword=changeit",
    "-cp",
    [classes, ...classPath].join(delimiter),
  ];
  return snippets.map((_, index) => ["java", [...options, `s${index}.Main`]]);
}

/** Writes a folder for each snippet, and the list of their files. */
export async function writeJava(snippets: readonly Pick<Compilable, "code">[], folder: string): Promise<void> {
  for (const [index, { code }] of snippets.entries()) {
    await mkdir(join(folder, `s${index}`));
    await writeFile(join(folder, `s${index}`, "Main.java"), `package s${index}; ${code}\n`);
  }
  await writeFile(join(folder, "files"), snippets.map((_, index) => `s${index}/Main.java`).join("\n"));
}

/** Arguments of the compiler for these files. */
export const javaArguments = (classPath: readonly string[]): string[] => [
  "-encoding",
  "UTF-8",
  "-proc:none",
  "-cp",
  classPath.join(delimiter),
  "@files",
];

/** A module for each snippet, whose `main` a program calls by number. */
async function compileRust(snippets: readonly Compilable[], options: CompileOptions): Promise<Command[]> {
  const { folder, crates } = options;
  await writeRust(snippets, folder);
  const program = join(folder, "snippets");
  await tool("rustc", [...rustArguments(crates), "-C", "debuginfo=0", "-o", program, "main.rs"], folder);
  return snippets.map((_, index) => [program, [String(index)]]);
}

/** Writes `main.rs` and a file for each snippet. */
export async function writeRust(snippets: readonly Pick<Compilable, "code">[], folder: string): Promise<void> {
  for (const [index, { code }] of snippets.entries()) {
    // What is told to the compiler is told to all of a program.
    const source = code.replace(/^#!\[recursion_limit = "\d+"\]\n/, "").replace(/^fn main\(\)/m, "pub fn main()");
    await writeFile(join(folder, `s${index}.rs`), `${source}\n`);
  }
  const lines = (line: (index: number) => string) => snippets.map((_, index) => line(index)).join("\n");
  await writeFile(
    join(folder, "main.rs"),
    `#![recursion_limit = "4096"]
${lines((index) => `mod s${index};`)}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match std::env::args().nth(1).as_deref() {
${lines((index) => `        Some("${index}") => s${index}::main(),`)}
        _ => Err("no such snippet".into()),
    }
}
`,
  );
}

/** Arguments of the compiler for a program that uses the crates. */
export const rustArguments = ({ libraries, folder }: RustCrates): string[] => [
  "--edition",
  "2024",
  "-L",
  `dependency=${folder}`,
  ...Object.entries(libraries).flatMap(([name, file]) => ["--extern", `${name}=${file}`]),
];

/** Compiled crates: the libraries that snippets name, and the folder with those that these use. */
export interface RustCrates {
  readonly libraries: Readonly<Record<string, string>>;
  readonly folder: string;
}
