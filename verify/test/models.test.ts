import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptsFolder, stateOf } from "../src/models/make.ts";
import { complaintOf, runOnModel } from "../src/models/run.ts";
import { chirp, webOfInputs } from "../src/models/web.ts";
import { pythonVersions } from "../src/package-version.ts";
import { newWorkshop } from "./workshop.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "modelshelf-models-test-"));
});
afterAll(() => rm(root, { recursive: true }));

/** What is found wrong with Python code that is run. */
async function wrongWith(name: string, code: string): Promise<string[]> {
  const source = { key: name, language: "python", code, install: null } as const;
  const { findings } = await runOnModel(source, join(root, name), await newWorkshop());
  expect(await readdir(root)).toEqual([]);
  return findings.map(({ message }) => message);
}

test("code that runs to its end and prints something is right", async () => {
  expect(await wrongWith("right", 'print("a label")')).toEqual([]);
});

test("code that fails, or prints nothing, is wrong", async () => {
  expect(await wrongWith("fails", 'print("a label")\nraise KeyError("label")')).toEqual([
    expect.stringMatching(/^ended with 1: .*KeyError: 'label'$/),
  ]);
  expect(await wrongWith("silent", "label = 1")).toEqual(["printed nothing"]);
});

test("shell code ends at the first line that fails, and finds the programs that stand apart", async () => {
  const folder = join(root, "programs");
  await mkdir(join(folder, "bin"), { recursive: true });
  await writeFile(join(folder, "bin", "greet"), "#!/bin/sh\necho hello\n", { mode: 0o755 });
  const workshop = { ...(await newWorkshop()), apart: new Map([["one", folder]]) };
  const run = async (code: string, library = "one") => {
    const source = { key: `models/${library}/tiny.0.sh`, language: "shell", code, install: null } as const;
    const { findings } = await runOnModel(source, join(root, "shell"), workshop);
    return findings.map(({ message }) => message);
  };
  expect(await run("greet")).toEqual([]);
  expect(await run("greet", "two")).toEqual([expect.stringMatching(/^ended with 127: .*greet/)]);
  expect(await run("echo before\nfalse\necho after")).toEqual([expect.stringMatching(/^ended with 1/)]);
  expect(await run("greet $NOT_SET")).toEqual([expect.stringMatching(/NOT_SET: unbound variable/)]);
  expect(await run("echo before\ngit clone https://example.org/code")).toEqual([
    expect.stringMatching(/^installs or clones/),
  ]);
  await rm(folder, { recursive: true });
});

test("the example inputs come as if from the web, and asking for anything else is wrong", async () => {
  const get = (url: string) => `
import urllib.request
try:
    print(len(urllib.request.urlopen(${JSON.stringify(url)}).read()))
except OSError as error:
    print(error)
`;
  const photo = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/cat.png";
  expect(await wrongWith("photo", get(photo))).toEqual([]);
  expect(await wrongWith("other", get("https://example.org/cat.png"))).toEqual([
    "asked the web: GET https://example.org/cat.png",
  ]);
});

test("the recording that code asks its reader for is there, where the code names it", async () => {
  const length = 'import wave\nwith wave.open("audio.wav") as file:\n    print(file.getnframes())';
  expect(await wrongWith("recording", length)).toEqual([]);
  expect(await wrongWith("none", 'open("audio" + ".wav")')).toEqual([
    expect.stringMatching(/No such file.*audio\.wav/),
  ]);
});

test("a library's packages that stand apart come before the interpreter's own, for its code alone", async () => {
  const folder = join(root, "apart");
  await mkdir(folder);
  await writeFile(join(folder, "colorsys.py"), 'NAME = "the one apart"\n');
  const workshop = { ...(await newWorkshop()), apart: new Map([["one", folder]]) };
  const code = 'import colorsys\nprint("label")\nassert colorsys.NAME == "the one apart"';
  const run = async (key: string) =>
    (await runOnModel({ key, language: "python", code, install: null }, join(root, "run"), workshop)).findings;
  expect(await run("models/one/tiny.0.py")).toEqual([]);
  expect(await run("models/two/tiny.0.py")).toEqual([
    { key: "models/two/tiny.0.py", message: expect.stringContaining("has no attribute 'NAME'") },
  ]);
  await rm(folder, { recursive: true });
});

test("of two releases the one that is imported counts", async () => {
  const folder = join(root, "packages");
  await mkdir(join(folder, "pip-0.0.1.dist-info"), { recursive: true });
  await writeFile(
    join(folder, "pip-0.0.1.dist-info", "METADATA"),
    "Metadata-Version: 2.1\nName: pip\nVersion: 0.0.1\n",
  );
  const { python } = await newWorkshop();
  expect((await pythonVersions(python, folder)).get("pip")).toBe("0.0.1");
  expect((await pythonVersions(python)).get("pip")).not.toBe("0.0.1");
  await rm(folder, { recursive: true });
});

test("only pictures and recordings of the known places are served", () => {
  const ask = (url: string, method = "GET") => webOfInputs({ method, url, headers: {}, body: Buffer.alloc(0) }, []);
  const place = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main";
  expect(ask(`${place}/1.flac`)?.chunks[0]).toEqual(chirp(1));
  expect(ask(`${place}/1.flac`, "HEAD")?.chunks).toEqual([]);
  expect(ask(`${place}/1.flac`, "PUT")).toBeUndefined();
  expect(ask(`${place}/1.json`)).toBeUndefined();
  expect(ask("https://huggingface.co/owner/model/resolve/main/cat.png")).toBeUndefined();
});

test("a recording says how long it is", () => {
  const file = chirp(0.5);
  expect(file.readUInt32LE(40)).toBe(16_000);
  expect(file).toHaveLength(44 + 16_000);
});

test("a complaint names the error, whether the trace comes after it or before it", () => {
  const trace = Array.from({ length: 12 }, (_, index) => `    at step ${index}`);
  expect(complaintOf(["Error: no such file", ...trace, "Node.js v26"].join("\n"))).toMatch(/^Error: no such file ⏎ /);
  expect(complaintOf(["Traceback:", ...trace, "ValueError: no such file"].join("\n"))).toMatch(
    /ValueError: no such file$/,
  );
});

test("each library with scripts has its own state, which is the same whenever it is asked for", async () => {
  const libraries = (await readdir(scriptsFolder)).filter((name) => !["shared", "records.json"].includes(name));
  expect(libraries.length).toBeGreaterThan(10);
  const states = await Promise.all(libraries.map(stateOf));
  expect(new Set(states).size).toBe(libraries.length);
  expect(await Promise.all(libraries.map(stateOf))).toEqual(states);
});
