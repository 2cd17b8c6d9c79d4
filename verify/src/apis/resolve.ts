// Resolves what Python snippets use against the source of the packages that are installed.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { collect } from "../run/collect.ts";
import { LanguageServer, type Place } from "./language-server.ts";
import { type Returned, returned } from "./returned.ts";
import { Signatures } from "./signatures.ts";

interface Position {
  readonly line: number;
  readonly character: number;
}

/** What `symbols.py` lists. */
export interface PythonSymbol extends Position {
  readonly kind: "module" | "name" | "attribute" | "keyword";
  readonly name: string;
  readonly value?: Position;
  readonly callee?: Position | null;
  readonly called?: string;
  readonly receiver?: string | null;
}

/** `own`: of the snippet itself or of Python, and not counted. */
export type Outcome = "found" | "unknown" | "own";

/**
 * How a symbol was found: by pyright at its place; by the signature, where keywords go on as `**kwargs`; among the
 * names that a module imports only when they are asked for; or in the class that the library documents to be returned
 * (`returned.ts`).
 */
export type Resolver = "pyright" | "signature" | "lazy" | "returned";

export interface Resolution {
  readonly outcome: Outcome;
  readonly by?: Resolver;
  /** Why it is unknown. */
  readonly why?: string;
}

/** A fault that pyright finds. */
export interface Fault {
  readonly position: Position;
  readonly rule: string;
  readonly message: string;
}

interface Source {
  readonly file: string;
  readonly text: string;
}

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Symbols of each source, by key. */
export async function pythonSymbols(
  sources: Readonly<Record<string, string>>,
  python: string,
): Promise<Readonly<Record<string, readonly PythonSymbol[]>>> {
  const { code, stdout, stderr } = await collect(python, ["-I", beside("symbols.py")], JSON.stringify(sources));
  if (code !== 0) throw new Error(`the symbols of the snippets could not be listed: ${stderr.trim()}`);
  return JSON.parse(stdout) as Record<string, PythonSymbol[]>;
}

/** How often keywords are followed from one function to the next, and to how many functions in all. */
const depth = 4;
const breadth = 30;

export class Resolutions {
  readonly #folder: string;
  readonly #server: LanguageServer;
  readonly #signatures: Signatures;
  readonly #returned: readonly Returned[];
  readonly #attributes = new Map<string, Promise<readonly Place[]>>();
  readonly #objects = new Map<string, Promise<Source>>();
  /** What of the rules a symbol was found by, as `ruleStep` names it. */
  readonly met = new Set<string>();
  #count = 0;

  private constructor(folder: string, server: LanguageServer, signatures: Signatures, rules: readonly Returned[]) {
    this.#folder = folder;
    this.#server = server;
    this.#signatures = signatures;
    this.#returned = rules;
  }

  /** Looks names up in the packages that `python` has; writes its sources into `folder`. */
  static async start(folder: string, python: string, rules: readonly Returned[] = returned): Promise<Resolutions> {
    const server = await LanguageServer.start(folder, python);
    return new Resolutions(folder, server, new Signatures(python), rules);
  }

  async stop(): Promise<void> {
    this.#signatures.stop();
    await this.#server.stop();
  }

  /**
   * What each symbol of the code is, by name, and what pyright finds wrong with the code. `known` are symbols of the
   * same library that were looked up before.
   */
  async of(
    code: string,
    symbols: readonly PythonSymbol[],
    known: ReadonlyMap<string, Resolution> = new Map(),
  ): Promise<{ readonly resolutions: ReadonlyMap<string, Resolution>; readonly faults: readonly Fault[] }> {
    const source = await this.#source(`${code}\n`);
    await this.#server.open(source.file, source.text);
    try {
      const resolutions = new Map<string, Resolution>();
      for (const symbol of symbols) {
        if (resolutions.get(symbol.name)?.outcome === "found") continue;
        const before = ownerOf(symbol.name);
        const owner = before === undefined ? undefined : (resolutions.get(before) ?? known.get(before));
        resolutions.set(symbol.name, await this.#resolve(source, symbol, owner?.outcome !== "unknown"));
      }
      const faults = (await this.#server.diagnostics(source.file))
        .filter(({ severity }) => severity === 1)
        .map(({ range, code: rule, message }) => ({
          position: range.start,
          rule: String(rule),
          message: String(message),
        }));
      return { resolutions, faults };
    } finally {
      await this.#server.close(source.file);
    }
  }

  async #source(text: string): Promise<Source> {
    // A folder each: two sources must not see one another's names as modules.
    const file = join(this.#folder, String(this.#count++), "snippet.py");
    await mkdir(dirname(file));
    await writeFile(file, text);
    return { file, text };
  }

  /** `owned`: what the symbol belongs to is not unknown. */
  async #resolve(source: Source, symbol: PythonSymbol, owned: boolean): Promise<Resolution> {
    const places = await this.#server.definition(source.file, symbol);
    // Of an attribute that no class has, pyright knows what `__getattr__` returns; that proves nothing.
    if (owned && places.some(isInstalled)) return { outcome: "found", by: "pyright" };
    // A keyword argument is never the snippet's own name, even where pyright takes it for one.
    if (places.some(({ file }) => file === source.file) && symbol.kind !== "keyword") return { outcome: "own" };
    if (places.some(isPythons)) return { outcome: "own" };
    let why = owned ? reasons[symbol.kind] : "what it belongs to is unknown";
    if (symbol.kind === "keyword") {
      const callees = symbol.callee ? await this.#server.definition(source.file, symbol.callee) : [];
      if (owned && callees.some(isInstalled)) why = "it is handed on as one of any keywords, to where is not known";
      if (callees.length > 0 && callees.every(isPythons)) return { outcome: "own" };
      if (owned && (await this.#takes(source, symbol, callees))) return { outcome: "found", by: "signature" };
    }
    // Imported from the module, or as an attribute of it.
    if (symbol.kind !== "keyword" && /^[\w.]+$/.test(symbol.name) && (await this.#isLazy(symbol.name))) {
      return { outcome: "found", by: "lazy" };
    }
    return await this.#returnedResolution(symbol, why);
  }

  /** Whether a module says by its `__getattr__` that it has the name. */
  async #isLazy(name: string): Promise<boolean> {
    const [, module = "", last = ""] = /^(.+)\.(\w+)$/.exec(name) ?? [];
    const line = `import ${module}`;
    const [place] = (await this.#probe(`${line}\n`, line)).filter(isInstalled);
    return place !== undefined && (await this.#signatures.imports(place.file, last));
  }

  /** Whether what is called in the snippet takes the keyword. */
  async #takes(source: Source, symbol: PythonSymbol, callees: readonly Place[]): Promise<boolean> {
    const { name, called, callee, receiver = null } = symbol;
    if (called === undefined) return false;
    const keyword = keywordOf(name);
    const [definition, ...more] = callees.filter(isInstalled);
    if (definition && (await this.#signatures.at(definition))) {
      return await this.#flows(source, [definition, ...more], keyword, receiver ?? called);
    }
    // Nothing is known of the called attribute, so nothing is of what it takes.
    if (callee && callees.length === 0) return false;
    return await this.#objectTakes(source, called, keyword);
  }

  /** Whether the object of an expression can be called with the keyword. */
  async #objectTakes(source: Source, object: string, keyword: string): Promise<boolean> {
    const call = await this.#attribute(source, `(${object}).__call__`);
    if (call.length === 0) return false;
    if (await this.#flows(source, call.filter(isInstalled), keyword, object)) return true;
    // A module of torch declares its call as a variable, which calls this.
    const forward = await this.#attribute(source, `(${object}).forward`);
    return await this.#flows(source, forward.filter(isInstalled), keyword, object);
  }

  /** Whether functions take a keyword or hand it on to one that does. */
  async #flows(
    source: Source,
    places: readonly Place[],
    keyword: string,
    object: string,
    left = depth,
    seen = new Set<string>(),
  ): Promise<boolean> {
    for (const place of places) {
      const key = `${place.file}:${place.line}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const signature = await this.#signatures.at(place);
      if (signature === null) continue;
      if (signature.names.includes(keyword)) return true;
      if (!signature.open || left === 0) continue;
      for (const { own, ...position } of signature.next) {
        if (seen.size >= breadth) return false;
        const here = (await this.#server.definition(place.file, position)).filter(isInstalled);
        if (await this.#flows(source, here, keyword, object, left - 1, seen)) return true;
        if (own === null) continue;
        // The object's own class may have another method of the name than the class that the code stands in.
        const mine = await this.#attribute(source, own === "" ? object : `(${object}).${own}`);
        if (await this.#flows(source, mine.filter(isInstalled), keyword, object, left - 1, seen)) return true;
      }
    }
    return false;
  }

  /** Where the last name of an expression that stands behind the source is defined. */
  #attribute(source: Source, expression: string): Promise<readonly Place[]> {
    const key = `${source.file} ${expression}`;
    const known = this.#attributes.get(key);
    if (known) return known;
    const places = this.#probe(`${source.text}${expression}\n`, expression);
    this.#attributes.set(key, places);
    return places;
  }

  async #probe(text: string, expression: string): Promise<readonly Place[]> {
    const { file } = await this.#source(text);
    await this.#server.open(file, text);
    try {
      const line = text.split("\n").length - 2;
      return await this.#server.definition(file, { line, character: expression.length - 1 });
    } finally {
      await this.#server.close(file);
    }
  }

  async #returnedResolution(symbol: PythonSymbol, why: string): Promise<Resolution> {
    for (const { name, by } of returnedNames(symbol.name, this.#returned)) {
      const outcome = await this.#has(name);
      if (outcome === "unknown") continue;
      for (const step of by) this.met.add(step);
      return outcome === "own" ? { outcome } : { outcome, by: "returned" };
    }
    return { outcome: "unknown", why };
  }

  /** Whether the source, or Python itself, has what a name like `<a.B>.c(d=)` says, step by step. */
  async #has(name: string): Promise<Outcome> {
    const [, path = "", rest = ""] = /^<([^>]+)>(.*)$/.exec(name) ?? [];
    if (rest === "") return "found";
    const owner = ownerOf(name);
    if (owner !== undefined && (await this.#has(owner)) === "unknown") return "unknown";
    const source = await this.#object(path);
    const [, steps = "", keyword] = /^(.*)\((\w+)=\)$/.exec(rest) ?? [];
    if (keyword === undefined) {
      for (const one of [expression(rest), calledWithAnything(rest)]) {
        const places = await this.#attribute(source, `value${one}`);
        if (places.some(isInstalled)) return "found";
        if (places.some(isPythons)) return "own";
      }
      return "unknown";
    }
    const called = `value${expression(steps)}`;
    const dot = /^(.*)\.\w+$/.exec(called);
    const places = dot ? (await this.#attribute(source, called)).filter(isInstalled) : [];
    const takes =
      (await this.#flows(source, places, keyword, dot?.[1] ?? called)) ||
      (!dot && (await this.#objectTakes(source, called, keyword)));
    return takes ? "found" : "unknown";
  }

  /** A source whose `value` is an object of a class. */
  #object(path: string): Promise<Source> {
    const known = this.#objects.get(path);
    if (known) return known;
    const [, module = "", name = ""] = /^(.+)\.(\w+)$/.exec(path) ?? [];
    const text = [
      "from typing import Any, cast",
      `from ${module} import ${name} as Returned`,
      "value = cast(Returned, 0)",
      "anything = cast(Any, 0)",
      "",
    ].join("\n");
    const source = this.#source(text);
    this.#objects.set(path, source);
    return source;
  }
}

/** Why a symbol whose owner is there is unknown. */
const reasons: Readonly<Record<PythonSymbol["kind"], string>> = {
  module: "its package is not installed here",
  name: "its module makes it while it is imported",
  attribute: "the class of the value is not known, or sets it only when it runs",
  keyword: "nothing that is known to be called takes it by name",
};

const isInstalled = ({ file }: Place) => file.includes(`${sep}site-packages${sep}`);

/** Of Python's own library, which pyright knows by the stubs it brings along. */
const isPythons = ({ file }: Place) =>
  file.includes(`${sep}typeshed-fallback${sep}stdlib${sep}`) ||
  /[\\/]lib[\\/]python[\d.]+[\\/](?!site-packages)/.test(file);

/** The attribute or name that a symbol is an attribute or keyword of: `a.b` of `a.b()[].c` and of `a.b(c=)`. */
export const ownerOf = (name: string): string | undefined =>
  /^(.*?)(?:\((?:'[^']*'|\w*)\)|\[\])*(?:\.\w+|\(\w+=\))$/.exec(name)?.[1];

const keywordOf = (name: string) => /\((\w+)=\)$/.exec(name)?.[1] ?? "";

/** The steps of a name as an expression: any item, any call. */
const expression = (steps: string) => steps.replaceAll("[]", "[0]");

/** The same for functions that want arguments: what a call returns that lacks some, pyright does not say. */
const calledWithAnything = (steps: string) => expression(steps).replaceAll("()", "(*anything, **anything)");

/** How one of a rule's classes is called among those that were needed. */
export const ruleStep = ({ origin }: Returned, path: string): string => `${origin.source} → ${path}`;

interface ReturnedName {
  /** `<a.B>.c` */
  readonly name: string;
  /** The steps of rules that led to it. */
  readonly by: readonly string[];
}

/** The names under which a symbol's name goes on from a class that is known to be returned. */
export function returnedNames(name: string, rules: readonly Returned[]): ReturnedName[] {
  const found = new Map<string, ReturnedName>();
  let names: ReturnedName[] = [{ name, by: [] }];
  for (let round = 0; round < 8 && names.length > 0; round++) {
    names = names.flatMap((one) =>
      rules.flatMap((rule) => {
        const match = rule.origin.exec(one.name);
        if (match?.index !== 0 || match[0].length === one.name.length) return [];
        return rule.classes.map((path) => ({
          name: `<${path.replace("$1", match[1] ?? "")}>${one.name.slice(match[0].length)}`,
          by: [...one.by, ruleStep(rule, path)],
        }));
      }),
    );
    names = names.filter((one) => !found.has(one.name));
    for (const one of names) found.set(one.name, one);
  }
  return [...found.values()];
}
