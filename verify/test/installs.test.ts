import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { brew, cargo, conda, gitClone, type Install, npm, pip, pipFrom } from "@modelshelf/catalogue";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pythonEnvironment } from "../../scripts/setup.ts";
import { ask } from "../src/installs/ask.ts";
import { gaps, type KnownPackages, readKnown, renewedLine, writeKnown } from "../src/installs/known-packages.ts";
import { type NamedPackage, namedPackages, together } from "../src/installs/named-packages.ts";

test("the index of every package that an install names has been asked", async () => {
  expect(gaps(await namedPackages(), await readKnown())).toEqual([]);
}, 60_000);

test("every package that was found says where it comes from, and when it was found so", async () => {
  const { found, notAsked } = await readKnown();
  for (const [index, packages] of Object.entries(found)) {
    for (const [name, { version, home, date }] of Object.entries(packages)) {
      expect(version, `${index} ${name}`).toMatch(/^\d/);
      expect(home, `${index} ${name}`).not.toBe("");
      expect(date, `${index} ${name}`).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  }
  for (const [name, reason] of Object.entries(notAsked)) expect(reason, name).not.toBe("");
});

describe("the names of an install", () => {
  const named = (...installs: Install[]) => together(installs.map((install) => ({ user: "own", install })));
  const names = (install: Install) => named(install).packages.map(({ index, name }) => `${index} ${name}`);

  test("are those of pip's requirements, without extras, bounds and markers", () => {
    const { packages, unasked } = named(
      pip("Own_Name[a,b]", 'own.name >= 1, <2 ; python_version > "3"'),
      pip("own-name[b]<2"),
    );
    expect(packages).toEqual([
      { index: "pip", name: "own-name", extras: ["a", "b"], bounds: ["<2", ">=1,<2"], users: ["own"] },
    ]);
    expect(unasked).toEqual([]);
  });

  test("are not the options, files and folders among pip's words", () => {
    const words = ["-r", "requirements.txt", "--no-build-isolation", "-e", ".[gpu]", "./part", "torch==2.1"];
    expect(names(gitClone("https://github.com/o/n", "0123abc", ...words))).toEqual(["pip torch"]);
    expect(named(gitClone("https://github.com/o/n", "0123abc")).unasked).toEqual([
      { name: "git https://github.com/o/n", reason: "a repository, pinned to 0123abc", users: ["own"] },
    ]);
  });

  test("of other indexes lose their releases too", () => {
    expect(names(npm("@scope/name@^1", "plain@2", "bare"))).toEqual(["npm @scope/name", "npm bare", "npm plain"]);
    expect(names(cargo("tool@0.1"))).toEqual(["cargo tool"]);
    expect(named(npm("@scope/name@^1")).packages[0]?.bounds).toEqual(["^1"]);
  });

  test.each<readonly [Install, string]>([
    [brew("own"), "brew own"],
    [conda("own"), "conda own"],
    [pip("git+https://github.com/o/n@0123abc"), "pip git+https://github.com/o/n@0123abc"],
    [pip("own @ https://example.com/own.whl"), "pip own @ https://example.com/own.whl"],
    [pipFrom("https://example.com/wheels", "own>=1"), "pip own>=1"],
  ])("of %j are on no index that could be asked", (install, name) => {
    const { packages, unasked } = named(install);
    expect(packages).toEqual([]);
    expect(unasked).toEqual([{ name, reason: expect.stringMatching(/\w/), users: ["own"] }]);
  });

  test("that are none are refused with what to write", () => {
    expect(() => named(pip("=1"))).toThrow('"=1" is no requirement; write it as PEP 508 has it');
  });
});

describe("what is known", () => {
  const known: KnownPackages = {
    found: { pip: { own: { version: "1", home: "h", date: "2026-01-02" } }, npm: {}, cargo: {} },
    notAsked: { "brew own": "no Homebrew" },
  };
  const packageOf = (more: Partial<NamedPackage>): NamedPackage => ({
    ...{ index: "pip", name: "own", extras: [], bounds: [], users: ["a", "b"] },
    ...more,
  });

  test("has no gap where it answers for all that is named", () => {
    const unasked = [{ name: "brew own", reason: "no Homebrew", users: ["a"] }];
    expect(gaps({ packages: [packageOf({})], unasked }, known)).toEqual([]);
  });

  test("lacks what is new, a new bound, another reason, and holds nothing that is gone", () => {
    const packages = [packageOf({ bounds: ["<2"], extras: ["all"] }), packageOf({ index: "npm", name: "constructor" })];
    expect(gaps({ packages, unasked: [{ name: "git x", reason: "r", users: ["c"] }] }, known)).toEqual([
      "pip own<2 (a, b): its index has never been asked",
      "pip own[all] (a, b): its index has never been asked",
      "npm constructor (a, b): its index has never been asked",
      "git x (c): has no line",
      "brew own: no install names it any more",
    ]);
  });

  test("keeps the day on which a package was first found as it is", () => {
    const before = { version: "1", home: "h", bounds: { "<2": "1" }, date: "2026-01-02" };
    const { date: _, ...same } = before;
    expect(renewedLine(same, before, "2026-02-03")).toEqual(before);
    expect(renewedLine({ ...same, version: "2" }, before, "2026-02-03").date).toBe("2026-02-03");
    expect(renewedLine({ version: "1", home: "h", bounds: {} }, undefined, "2026-02-03")).toEqual({
      ...{ version: "1", home: "h", date: "2026-02-03" },
    });
  });

  test("is written an entry a line, and read again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "modelshelf-known-"));
    try {
      const file = join(folder, "installs.json");
      expect(await readKnown(file)).toEqual({ found: { pip: {}, npm: {}, cargo: {} }, notAsked: {} });
      await writeKnown(known, file);
      expect(await readKnown(file)).toEqual(known);
      expect(await readFile(file, "utf8")).toContain('\n      "own": {"version":"1","home":"h","date":"2026-01-02"}\n');
      await writeFile(file, "{");
      await expect(readKnown(file)).rejects.toThrow("run: npm run verify:installs -- --update");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe("an index", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "modelshelf-index-"));
    vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  /** An installer that answers by the pattern that its arguments match. */
  async function installer(name: string, answers: readonly (readonly [string, string])[]): Promise<string> {
    const file = join(folder, name);
    const cases = answers.map(([pattern, commands]) => `  ${pattern}) ${commands} ;;`).join("\n");
    await writeFile(
      file,
      `#!/bin/sh\ncase "$*" in\n${cases}\n  *) echo "ERROR: No matching distribution found for own" >&2; exit 1 ;;\nesac\n`,
    );
    await chmod(file, 0o755);
    return file;
  }
  const report = (metadata: object) =>
    `echo '${JSON.stringify({ install: [{ metadata: { name: "own", ...metadata } }] })}'`;
  // What pip's own Python is asked to compare, the real one compares.
  const readsBounds = ["-I*", `exec '${pythonEnvironment().python}' "$@"`] as const;
  const askOne = async (named: NamedPackage, python: string) => (await ask([named], python))[0];
  const own: NamedPackage = { index: "pip", name: "own", extras: [], bounds: [], users: ["own"] };

  test("of pip tells the newest release, and the repository that its metadata names", async () => {
    const python = await installer("python", [
      ["*index*", `echo '{"versions": ["2.0", "1.0"]}'`],
      readsBounds,
      [
        "*install*own*",
        report({
          version: "2.0",
          home_page: "https://example.com",
          project_url: ["Docs, https://docs.example.com", "Source, https://github.com/o/own.git"],
          provides_extra: ["Some_Extra"],
        }),
      ],
    ]);
    expect(await askOne({ ...own, extras: ["some-extra"], bounds: ["<2"] }, python)).toEqual({
      ...{ standing: "found", version: "2.0", home: "https://github.com/o/own", bounds: { "<2": "1.0" } },
    });
    expect(await askOne({ ...own, extras: ["other"] }, python)).toEqual({
      ...{ standing: "missing", reason: "own 2.0 has no extra other" },
    });
    expect(await askOne({ ...own, bounds: [">3"] }, python)).toEqual({
      ...{ standing: "missing", reason: "no release of own is >3" },
    });
  });

  test("of pip may have newer sources than wheels, and previews that are not the current release", async () => {
    const python = await installer("python", [
      ["*index*", `echo '{"versions": ["3.0b1", "2.0", "1.0b1"]}'`],
      readsBounds,
      ["*install*own*", report({ version: "1.0b1", author: "A" })],
    ]);
    expect(await askOne(own, python)).toEqual({ standing: "found", version: "2.0", home: "A", bounds: {} });
  });

  test.each<readonly [object, string]>([
    [{ home_page: "https://example.com" }, "https://example.com"],
    [{ project_url: ["Homepage, https://example.com"] }, "https://example.com"],
    [{ description: "Like https://github.com/a/b: [it](https://github.com/o/own)." }, "https://github.com/o/own"],
    [{ description: "See https://github.com/a/b.", author: "A" }, "A"],
    [{ author_email: "A <a@example.com>" }, "A <a@example.com>"],
  ])("of pip tells by %j where a package comes from", async (metadata, home) => {
    const python = await installer("python", [["*install*", report({ version: "1.0", ...metadata })]]);
    expect(await askOne(own, python)).toEqual({ standing: "found", version: "1.0", home, bounds: {} });
  });

  test("of pip is asked for other machines before a package is missing", async () => {
    const python = await installer("python", [["*install*macosx*", report({ version: "1.0", author: "A" })]]);
    expect(await askOne(own, python)).toMatchObject({ standing: "found", version: "1.0" });
    const empty = await installer("none", []);
    expect(await askOne(own, empty)).toEqual({ standing: "missing", reason: "the index has no release of it" });
  });

  test("that does not answer says nothing of the package", async () => {
    const python = await installer("python", [
      [
        "*",
        `echo "WARNING: Retrying after connection broken" >&2; echo "ERROR: No matching distribution found" >&2; exit 1`,
      ],
    ]);
    expect(await askOne(own, python)).toMatchObject({
      standing: "unknown",
      reason: expect.stringMatching(/did not answer/),
    });
    expect(await askOne(own, join(folder, "nowhere"))).toMatchObject({
      standing: "unknown",
      reason: expect.stringMatching(/cannot start/),
    });
  });

  test("of npm tells the release, and that of a bound", async () => {
    await installer("npm", [
      ["*own@1*", `echo '[{"version": "1.0.0"}, {"version": "1.2.0"}]'`],
      ["*own@9*", ":"],
      ["*view\\ bare\\ *", `echo '"3.0.0"'`],
      ["*view\\ short\\ *", `echo '{"version": "4.0.0", "repository": "github:o/short"}'`],
      ["*view\\ own\\ *", `echo '{"version": "2.0.0", "repository": {"url": "git+https://github.com/o/own.git"}}'`],
      ["*", `echo "npm error code E404" >&2; exit 1`],
    ]);
    const named: NamedPackage = { ...own, index: "npm" };
    expect(await askOne({ ...named, bounds: ["1"] }, "python")).toEqual({
      ...{ standing: "found", version: "2.0.0", home: "https://github.com/o/own", bounds: { "1": "1.2.0" } },
    });
    expect(await askOne({ ...named, name: "bare" }, "python")).toMatchObject({ version: "3.0.0", home: "" });
    expect(await askOne({ ...named, name: "short" }, "python")).toMatchObject({ home: "https://github.com/o/short" });
    expect(await askOne({ ...named, bounds: ["9"] }, "python")).toMatchObject({ standing: "missing" });
    expect(await askOne({ ...named, name: "other" }, "python")).toMatchObject({ standing: "missing" });
  });

  test("of cargo tells the release", async () => {
    await installer("cargo", [
      ["*own@0.3*", `printf 'own\\nversion: 0.3.1 (latest 0.4.0)\\n'`],
      ["*own*", `printf 'own\\nversion: 0.3.1 (latest 0.4.0)\\nrepository: https://github.com/o/own\\n'`],
      ["*other*", `echo "error: could not find other in registry" >&2; exit 101`],
      ["*", `echo "error: no network" >&2; exit 101`],
    ]);
    const named: NamedPackage = { ...own, index: "cargo" };
    expect(await askOne({ ...named, bounds: ["0.3"] }, "python")).toEqual({
      ...{ standing: "found", version: "0.4.0", home: "https://github.com/o/own", bounds: { "0.3": "0.3.1" } },
    });
    expect(await askOne({ ...named, name: "other" }, "python")).toMatchObject({ standing: "missing" });
    expect(await askOne({ ...named, name: "third" }, "python")).toMatchObject({ standing: "unknown" });
  });
});
