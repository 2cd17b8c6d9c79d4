import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { held, type NotInstalled } from "../src/apis/packages.ts";
import { apiReport, libraryLines, totalLines } from "../src/apis/report.ts";
import { ownerOf, pythonSymbols, Resolutions, returnedNames } from "../src/apis/resolve.ts";
import type { LibrarySource } from "../src/library/snippets.ts";
import { collect } from "../src/run/collect.ts";
import { python } from "./workshop.ts";

// A package with a name of each kind, in an environment of its own.
const shelf = `from ._loading import load


class Shelf:
    rows: int = 3

    def __init__(self, name, **options):
        self.name = name
        self.depth = options.pop("depth", 1)
        self._fill(**options)

    def _fill(self, *, books=0):
        self.books = books

    def __call__(self, text, top=5):
        return [text] * top

    def find(self, text: str, limit: int = 1) -> list["Shelf"]:
        return [self]


class Cloud:
    def __getattr__(self, name) -> Shelf:
        return Shelf(name)
`;
const loading = `def load(path, **kwargs):
    import importlib
    return importlib.import_module(path).make(**kwargs)
`;
const attic = `_LAZY = {"Box": "bookshelf.boxes", "Trunk": "bookshelf.boxes"}


def __getattr__(name):
    import importlib
    return getattr(importlib.import_module(_LAZY[name]), name)
`;

let folder: string;
let withPackage: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "modelshelf-apis-test-"));
  const made = await collect(python, ["-m", "venv", "--without-pip", join(folder, "env")]);
  expect(made.stderr).toBe("");
  withPackage = join(folder, "env", "bin", "python");
  const { stdout } = await collect(withPackage, ["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]);
  const packages = stdout.trim();
  await mkdir(join(packages, "bookshelf"));
  await mkdir(join(packages, "bookshelf-1.2.dist-info"));
  await writeFile(join(packages, "bookshelf", "__init__.py"), shelf);
  await writeFile(join(packages, "bookshelf", "_loading.py"), loading);
  await writeFile(join(packages, "bookshelf", "attic.py"), attic);
  await writeFile(
    join(packages, "bookshelf-1.2.dist-info", "METADATA"),
    "Metadata-Version: 2.1\nName: bookshelf\nVersion: 1.2\n",
  );
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const install = { manager: "pip", packages: ["bookshelf"] } as const;
const source = (code: string, more: Partial<LibrarySource> = {}): LibrarySource => ({
  key: "libraries/bookshelf/example.0.py",
  language: "python",
  code,
  library: "bookshelf",
  install,
  plain: true,
  full: false,
  ...more,
});

test("symbols are named by where they come from, whichever variable holds them", async () => {
  const code = [
    "import a.b as c",
    "from d import E as F",
    "é, model = 'ä', F.make(x=1)",
    "for number, item in enumerate(model.all()):",
    "    print(é, item.name, c.f(item)[0].g)",
  ].join("\n");
  const { key: found = [] } = await pythonSymbols({ key: code }, python);
  expect(found.map(({ kind, name, line, character }) => `${kind} ${name} ${line}:${character}`)).toEqual([
    "module a.b 0:9",
    "module d 1:5",
    "name d.E 1:14",
    "attribute d.E.make 2:18",
    "keyword d.E.make(x=) 2:23",
    "attribute d.E.make().all 3:36",
    "attribute d.E.make().all()[].name 4:18",
    "attribute a.b.f 4:26",
    "attribute a.b.f()[].g 4:37",
  ]);
});

test("what the source has is found, what nobody can know is unknown, and Python's own is not counted", async () => {
  const code = [
    "import json",
    "from bookshelf import Cloud, Shelf, load",
    "print(Cloud().rain.find('c', limit=1))",
    "shelf = Shelf('a', depth=2, books=3, colour='red')",
    "print(shelf.rows, json.dumps({}, indent=1))",
    "print(shelf('text', top=2), shelf.find('b', limit=1)[0].name)",
    "loaded = load('x')",
    "print(loaded.pages, loaded.find('a').copy())",
    "from bookshelf.attic import Box, Chest",
    "print(loaded.find)",
    "import bookshelf.attic as attic",
    "print(attic.Trunk, attic.Drawer)",
  ].join("\n");
  const rules = [{ origin: /^bookshelf\.load\(\)/, classes: ["bookshelf.Shelf"], why: "it is one" }];
  const { key: symbols = [] } = await pythonSymbols({ key: code }, python);
  const place = await mkdtemp(join(folder, "sources-"));
  const resolutions = await Resolutions.start(place, withPackage, rules);
  try {
    const { resolutions: found, faults } = await resolutions.of(code, symbols);
    const outcomes = [...found].map(([name, { outcome, by }]) => `${name} ${by ?? outcome}`);
    expect(outcomes).toEqual([
      "json own",
      "bookshelf pyright",
      "bookshelf.Cloud pyright",
      "bookshelf.Shelf pyright",
      "bookshelf.load pyright",
      // Whatever the name, __getattr__ has a Shelf: that is no proof of what follows.
      "bookshelf.Cloud().rain unknown",
      "bookshelf.Cloud().rain.find unknown",
      "bookshelf.Cloud().rain.find(limit=) unknown",
      "bookshelf.Shelf(depth=) signature",
      "bookshelf.Shelf(books=) signature",
      "bookshelf.Shelf(colour=) unknown",
      "bookshelf.Shelf().rows pyright",
      "json.dumps own",
      "json.dumps(indent=) own",
      "bookshelf.Shelf()(top=) signature",
      "bookshelf.Shelf().find pyright",
      "bookshelf.Shelf().find(limit=) pyright",
      "bookshelf.Shelf().find()[].name pyright",
      "bookshelf.load().pages unknown",
      "bookshelf.load().find returned",
      "bookshelf.load().find().copy own",
      "bookshelf.attic pyright",
      "bookshelf.attic.Box lazy",
      "bookshelf.attic.Chest unknown",
      "bookshelf.attic.Trunk lazy",
      "bookshelf.attic.Drawer unknown",
    ]);
    expect(faults).toEqual([]);
  } finally {
    await resolutions.stop();
  }
});

test("a name, attribute or keyword that the source does not have is wrong, and unknown is not found", async () => {
  const wrong = [
    "from bookshelf import Shelf, Nothing",
    "import bookshelf.nowhere",
    "shelf = Shelf('a')",
    "shelf.look()",
    "shelf.find('b', most=1)",
  ].join("\n");
  const report = await apiReport([source(wrong)], withPackage, { notInstalled: [], returned: [] });
  const messages = report.findings.map(({ message }) => message.replace(/ (?:for class|could not).*\(/, " ("));
  expect(messages).toEqual([
    'line 2: Import "bookshelf.nowhere" (reportMissingImports)',
    'line 1: "Nothing" is unknown import symbol (reportAttributeAccessIssue)',
    'line 4: Cannot access attribute "look" (reportAttributeAccessIssue)',
    'line 5: No parameter named "most" (reportCallIssue)',
    expect.stringMatching(/^only \d+ % of the symbols are found/),
  ]);
  expect(report.libraries[0]).toMatchObject({ library: "bookshelf", wrong: 4, packages: ["bookshelf 1.2"] });
  const lines = report.libraries.flatMap((one) => libraryLines(one, true));
  const unknown = "the class of the value is not known, or sets it only when it runs";
  expect(lines).toContain(`    unknown: bookshelf.Shelf().look: ${unknown}`);
  expect(totalLines(report)).toContain(`   1 unknown: ${unknown}`);
});

test("a package that is not installed is listed with a reason, and the reason must hold", async () => {
  const other = (packages: readonly string[]) => source("import nothing", { install: { manager: "pip", packages } });
  const list: NotInstalled[] = [{ package: "too-big", why: "over 150 MB" }];
  const report = async (packages: readonly string[], notInstalled = list) =>
    await apiReport([other(packages)], withPackage, { notInstalled, returned: [] });

  const listed = await report(["too-big[extra]>=2"]);
  expect(listed.findings).toEqual([]);
  const reason = { library: "bookshelf", package: "too-big", reason: "over 150 MB", snippets: 1, of: 1 };
  expect(listed.notHeld).toEqual([reason]);
  expect(listed.snippets.size).toBe(0);

  const forgotten = await report(["another"], []);
  expect(forgotten.findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^another is not installed: add it/),
  ]);
  const outdated = await report(["bookshelf"], [{ package: "bookshelf", why: "it was not there" }]);
  expect(outdated.findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^bookshelf is installed, or no library asks for it/),
  );
  const older = await held({ manager: "pip", packages: ["bookshelf==1.1"] }, new Map([["bookshelf", "1.2"]]));
  expect(older).toMatchObject({ package: "bookshelf==1.1", absent: false });
  const repository = await held({ manager: "pip", packages: ["torch", "git+https://host.example/a@1"] }, new Map());
  expect(repository).toMatchObject({ package: "https://host.example/a", absent: false });
});

test("a rule for what is returned leads from a name to its class, and from there to the next", () => {
  const rules = [
    { origin: /^a\.(\w+)\.make\(\)/, classes: ["a.$1"], why: "" },
    { origin: /^<a\.B>\(\)/, classes: ["a.Result", "a.Other"], why: "" },
  ];
  const names = (name: string) => returnedNames(name, rules).map((one) => one.name);
  expect(names("a.B.make()().rows")).toEqual(["<a.B>().rows", "<a.Result>.rows", "<a.Other>.rows"]);
  expect(names("a.B.make()")).toEqual([]);
  expect(names("x.a.B.make().rows")).toEqual([]);
  expect(returnedNames("a.B.make()().rows", rules)[2]?.by).toEqual([
    "^a\\.(\\w+)\\.make\\(\\) → a.$1",
    "^<a\\.B>\\(\\) → a.Other",
  ]);
});

test("a class that nothing is found by must leave the list of what is returned", async () => {
  const code = "from bookshelf import load\nprint(load('x').find('b'))";
  const rule = { origin: /^bookshelf\.load\(\)/, classes: ["bookshelf.Nobody", "bookshelf.Shelf"], why: "" };
  const { findings, libraries } = await apiReport([source(code)], withPackage, { notInstalled: [], returned: [rule] });
  expect(findings.map(({ message }) => message)).toEqual([
    "nothing is found by ^bookshelf\\.load\\(\\) → bookshelf.Nobody any more; take it off the list",
  ]);
  expect(libraries[0]).toMatchObject({ found: 3, unknown: 0, by: { returned: 1 } });
});

test("what belongs to a symbol is the name before its last step", () => {
  const cases = [
    ["a.b", "a"],
    ["a.b()[].c", "a.b"],
    ["a.b(c=)", "a.b"],
    ["a.b('x')()[].c", "a.b"],
    ["<a.B>()[].d(e=)", "<a.B>()[].d"],
    ["a", undefined],
  ] as const;
  for (const [name, owner] of cases) expect(ownerOf(name), name).toBe(owner);
});
