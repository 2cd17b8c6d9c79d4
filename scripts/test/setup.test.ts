import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { missingApart, packagesApart } from "../setup/packages-apart.ts";
import { acceptMinorVersionsOfCuda } from "../setup/torchaudio-check.ts";
import { chromiumPath, pythonEnvironment } from "../setup.ts";

const setup = fileURLToPath(new URL("../setup.ts", import.meta.url));

test("where programs are missing and cannot be installed, one line says which", () => {
  const empty = mkdtempSync(join(tmpdir(), "modelshelf-setup-"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [setup], { encoding: "utf8", env: { PATH: empty } });
  rmSync(empty, { recursive: true });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toHaveLength(1);
  for (const name of ["Python 3.10 to 3.14 with venv", "Chromium", "c++", "shellcheck", "curl", "dash"]) {
    expect(stderr).toContain(name);
  }
});

test("a CHROMIUM that is no program counts as none", () => {
  const { CHROMIUM } = process.env;
  process.env.CHROMIUM = "/nowhere/chromium";
  try {
    expect(() => chromiumPath()).toThrow("no Chromium");
  } finally {
    if (CHROMIUM === undefined) delete process.env.CHROMIUM;
    else process.env.CHROMIUM = CHROMIUM;
  }
});

test("torch runs on the processor and sees no GPU", () => {
  const script =
    "import torch; print(torch.ones(2, 2).matmul(torch.ones(2, 2)).sum().item(), torch.cuda.is_available())";
  const { stdout, stderr } = spawnSync(pythonEnvironment().python, ["-c", script], { encoding: "utf8" });
  expect(stdout.trim(), stderr).toBe("8.0 False");
});

test("packages that are only read are not there where code runs", () => {
  const script =
    "import importlib.util as u; print(u.find_spec('speechbrain') is not None, u.find_spec('torch') is not None)";
  const ask = (python: string) => spawnSync(python, ["-c", script], { encoding: "utf8" }).stdout.trim();
  const { python, typesPython } = pythonEnvironment();
  expect(ask(python)).toBe("False True");
  expect(ask(typesPython)).toBe("True True");
});

test("packages that stand apart are in a folder of their lock's own", () => {
  const root = mkdtempSync(join(tmpdir(), "modelshelf-setup-"));
  const write = (text: string) => writeFileSync(join(root, "one.lock"), text);
  const all = () => packagesApart(root, join(root, "environment"));
  write("package==1.0");
  writeFileSync(join(root, "one.in"), "package");
  const [first] = all();
  expect(all().map(({ library }) => library)).toEqual(["one"]);
  expect(missingApart(all())).toEqual([first]);
  mkdirSync(first?.folder ?? "", { recursive: true });
  expect(missingApart(all())).toEqual([]);
  // Another release is not taken for installed because the old one is.
  write("package==1.1");
  expect(missingApart(all())).toHaveLength(1);
  rmSync(root, { recursive: true });
});

test("packages that stand apart are imported in place of the environment's own", () => {
  const { python, apart } = pythonEnvironment();
  expect(apart.size).toBeGreaterThan(0);
  for (const [library, folder] of apart) {
    const lock = readFileSync(new URL(`../../verify/python/apart/${library}.lock`, import.meta.url), "utf8");
    // A line may say for which Python and which system it holds.
    const script = `
import importlib.metadata as m, json
from packaging.requirements import Requirement
lines = [Requirement(line) for line in json.loads(${JSON.stringify(JSON.stringify(lock.trim().split("\n")))})]
held = [line for line in lines if line.marker is None or line.marker.evaluate()]
print(len(held), *[line for line in held if not line.specifier.contains(m.version(line.name), prereleases=True)])`;
    const { stdout, stderr } = spawnSync(python, ["-c", script], { encoding: "utf8", env: { PYTHONPATH: folder } });
    expect(stdout, `${library}: ${stderr}`).toMatch(/^[1-9]\d*\n$/);
  }
});

test("torchaudio is left to accept a torch of another minor version of CUDA, and nothing else of it is changed", () => {
  const root = mkdtempSync(join(tmpdir(), "modelshelf-setup-"));
  expect(acceptMinorVersionsOfCuda(root)).toBe(false);
  mkdirSync(join(root, "torchaudio", "_extension"), { recursive: true });
  const file = join(root, "torchaudio", "_extension", "utils.py");
  const code = (condition: string) =>
    `def refuses(ta_version, t_version):\n    if True:\n        if ${condition}:\n            return True\n    return False\n`;
  writeFileSync(file, code("ta_version != t_version"));
  expect(acceptMinorVersionsOfCuda(root)).toBe(true);
  const ask = 'from utils import refuses; print(refuses("13.0", "13.2"), refuses("12.8", "13.0"))';
  const { stdout } = spawnSync(pythonEnvironment().python, ["-c", ask], {
    encoding: "utf8",
    cwd: join(root, "torchaudio", "_extension"),
  });
  expect(stdout.trim()).toBe("False True");
  expect(acceptMinorVersionsOfCuda(root)).toBe(false);
  rmSync(root, { recursive: true });
});
