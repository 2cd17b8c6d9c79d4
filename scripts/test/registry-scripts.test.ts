import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { libraryIds } from "../../packages/catalogue/src/index.ts";

const root = join(import.meta.dirname, "../..");
const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts", script), ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

describe("npm run generate", () => {
  it("finds the committed indexes current", () => {
    expect(run("generate.ts", "--check")).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  it("refuses an option that it does not know", () => {
    const { status, stderr } = run("generate.ts", "--chekc");
    expect(status).toBe(2);
    expect(stderr).toBe("generate: unknown option --chekc; only --check is known\n");
  });
});

describe("npm run new", () => {
  const id = "scaffold-of-a-test";
  const folder = mkdtempSync(join(tmpdir(), "modelshelf-new-"));
  const file = join(folder, `${id}.ts`);
  const line = (...args: string[]) => {
    const { status, stderr } = run("new.ts", ...args);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    return { status, stderr };
  };

  afterAll(() => rmSync(folder, { recursive: true }));

  it("says in one line what is wrong", () => {
    const before = readdirSync(join(root, "packages/catalogue/src/libraries"));
    expect(line().status).toBe(2);
    expect(line("planet", "mars").status).toBe(2);
    expect(line("library").status).toBe(2);
    expect(line("library", "a", "b").status).toBe(2);
    expect(line("library", "--odd").status).toBe(2);
    for (const bad of ["../evil", "Big", "a b", "", "a..b"]) {
      const { status, stderr } = line("library", bad);
      expect(status).toBe(1);
      expect(stderr).toContain(JSON.stringify(bad));
    }
    for (const existing of libraryIds.slice(0, 3)) expect(line("library", existing).status).toBe(1);
    expect(readdirSync(join(root, "packages/catalogue/src/libraries"))).toEqual(before);
  });

  it("writes an entry that stands as it is", () => {
    const { status, stdout } = run("new.ts", "library", id, "--into", folder);
    expect(status).toBe(0);
    expect(stdout).toContain("npm run generate");
    expect(line("library", id, "--into", folder).status).toBe(1);
    // Where it will stand, its imports lead to the package's own files.
    const written = readFileSync(file, "utf8");
    const moved = written
      .replaceAll('"../', `"${root}/packages/catalogue/src/`)
      .replace("@modelshelf/code", `${root}/packages/code/src/index.ts`);
    writeFileSync(file, moved);
    const source = `
      import entry, { examples } from ${JSON.stringify(file)};
      import { renderLibrary } from "@modelshelf/catalogue";
      console.log(JSON.stringify(renderLibrary(${JSON.stringify(id)}, entry, examples.usual, { revision: "v1" })));
    `;
    const rendered = spawnSync(process.execPath, ["--input-type=module", "--eval", source], {
      cwd: join(root, "packages/catalogue"),
      encoding: "utf8",
    });
    const { install, snippets } = JSON.parse(rendered.stdout);
    expect(install).toBe(`pip install ${id}`);
    expect(snippets[0].code).toContain('model = Model.from_pretrained("owner/name", revision="v1")');
    expect(written).toMatch(/read \d{4}-\d\d-\d\d/);
  });

  it("writes an app whose steps can be read", () => {
    mkdirSync(join(folder, "apps"));
    const { status, stdout } = run("new.ts", "app", id, "--into", join(folder, "apps"));
    expect(status).toBe(0);
    expect(stdout).toContain("program-options.json");
    const written = join(folder, "apps", `${id}.ts`);
    writeFileSync(written, readFileSync(written, "utf8").replaceAll('"../', `"${root}/packages/catalogue/src/`));
    const model = { id: "owner/name", pipeline_tag: "text-generation", siblings: [{ rfilename: "name-Q4_K_M.gguf" }] };
    const source = `
      import entry from ${JSON.stringify(written)};
      const question = { model: ${JSON.stringify(model)}, task: "text-generation", system: "linux", terminal: "shell" };
      console.log(JSON.stringify([entry.fits(question), entry.steps(question).at(-1).code.code]));
    `;
    const asked = spawnSync(process.execPath, ["--input-type=module", "--eval", source], { encoding: "utf8" });
    expect(JSON.parse(asked.stdout)).toEqual([true, `${id} ./name/name-Q4_K_M.gguf`]);
    expect(line("app", "lmstudio").status).toBe(1);
  });
});
