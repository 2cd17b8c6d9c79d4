import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { IngestError, type IngestProblem, readModelFolder } from "../src/index.ts";
import { walkFolder } from "../src/ingest/walk.ts";
import { type Content, chatModel, gguf, lfsPointer, readme, repository, safetensors } from "./little-repository.ts";

async function problemsOf(folder: string): Promise<readonly IngestProblem[]> {
  const error: unknown = await readModelFolder(folder, { id: "me/model" }).then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(IngestError);
  return (error as IngestError).problems;
}

const whole = safetensors({ a: [4, 4] });
const wholeGguf = gguf({ "general.architecture": "llama" });
const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

/** One damaged file each: the name of the file that is complained of, and what is said. */
const damaged: readonly (readonly [file: string, content: Content, said: RegExp])[] = [
  ["README.md", "---\ntags: [a\n---\ntext", /front matter is not YAML: line \d+, column \d+/],
  ["README.md", "---\nlicense: mit\nno end", /front matter has no end/],
  ["README.md", "---\n- a\n- b\n---\n", /not a list of keys and values/],
  ["README.md", "---\na: 1\na: 2\n---\n", /not YAML/],
  ["README.md", readme("pipeline_tag: [a, b]"), /pipeline_tag in its front matter is not a text: \["a","b"\]/],
  ["README.md", readme(`a: ${deep}`), /front matter/],
  ["README.md", readme(bomb()), /front matter cannot be read/],
  ["README.md", Buffer.from([0x23, 0xff, 0xfe, 0x0a]), /is not UTF-8/],
  ["config.json", "{", /is not JSON/],
  ["config.json", "", /is not JSON/],
  ["config.json", "[]", /not an object/],
  ["config.json", lfsPointer, /Git LFS pointer/],
  ["tokenizer_config.json", "nonsense", /is not JSON/],
  ["special_tokens_map.json", "nonsense", /is not JSON/],
  ["tokenizer.json", '{"added_tokens": [', /is not JSON/],
  ["processor_config.json", "nonsense", /is not JSON/],
  ["preprocessor_config.json", "nonsense", /is not JSON/],
  ["generation_config.json", "nonsense", /is not JSON/],
  ["chat_template.jinja", Buffer.from([0xff]), /is not UTF-8/],
  ["adapter_config.json", "nonsense", /is not JSON/],
  ["adapter_config.json", { r: 8 }, /names neither a kind of PEFT adapter/],
  ["model_index.json", "nonsense", /is not JSON/],
  ["model_index.json", { _diffusers_version: "0.36" }, /names no pipeline/],
  [
    "model_index.json",
    { _class_name: "FluxPipeline", vae: ["diffusers", "AutoencoderKL"] },
    /component "vae".*no folder/,
  ],
  ["modules.json", { a: 1 }, /is not a list of modules/],
  ["modules.json", [{ path: "1_Pooling", type: "sentence_transformers.models.Pooling" }], /no 1_Pooling\/config.json/],
  ["modules.json", [{ idx: 1 }], /without path or type/],
  ["config.json", { sklearn: { model: { file: "model.pkl" } } }, /model file "model.pkl", which is not there/],
  ["metadata.json", "nonsense", /is not JSON/],
  ["meta.json", "nonsense", /is not JSON/],
  ["model.safetensors", "short", /only 5 bytes/],
  ["model.safetensors", "x".repeat(100), /header would be too large/],
  ["model.safetensors", whole.subarray(0, 20), /cut off: it ends within its header/],
  [
    "model.safetensors",
    whole.subarray(0, whole.length - 1),
    /cut off: its tensors take 32 bytes, and only 31 are there/,
  ],
  ["model.safetensors", Buffer.concat([Buffer.from([4, 0, 0, 0, 0, 0, 0, 0]), Buffer.from("nope")]), /damaged header/],
  [
    "model.safetensors",
    Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 0]), Buffer.from("[]")]),
    /header that is not an object/,
  ],
  ["model.safetensors", withHeader({ a: { dtype: "F32", shape: [-1], data_offsets: [0, 4] } }), /tensor "a"/],
  ["model.safetensors", withHeader({ a: { dtype: "F32", shape: [1], data_offsets: [4, 0] } }), /tensor "a"/],
  ["model.safetensors", lfsPointer, /Git LFS pointer/],
  ["model.safetensors.index.json", { weight_map: { a: "model-1.safetensors" } }, /not there: model-1.safetensors/],
  ["model.safetensors.index.json", {}, /no weight_map/],
  ["pytorch_model.bin.index.json", { weight_map: { a: "pytorch_model-1.bin" } }, /not there: pytorch_model-1.bin/],
  ["pytorch_model.bin", "", /is empty/],
  ["pytorch_model.bin", lfsPointer, /Git LFS pointer/],
  ["model.gguf", "nonsense", /does not begin with GGUF/],
  ["model.gguf", "", /does not begin with GGUF/],
  ["model.gguf", wholeGguf.subarray(0, 40), /cut off|damaged GGUF header/],
  ["model.gguf", wholeGguf.subarray(0, wholeGguf.length - 1), /cut off: it should have \d+ bytes, and has \d+/],
  ["model.gguf", lfsPointer, /Git LFS pointer/],
];

describe("a damaged file gives one clear message", () => {
  test.each(damaged)("%s: %s", async (file, content, said) => {
    const problems = await problemsOf(repository({ "README.md": "# A model", [file]: content }));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.file).toBe(file);
    expect(problems[0]?.what).toMatch(said);
    expect(problems[0]?.fix).not.toBe("");
    expect(`${problems[0]?.what}${problems[0]?.fix}`).not.toContain("\n");
  });
});

test("several damaged files give a message each", async () => {
  const problems = await problemsOf(repository({ ...chatModel, "config.json": "{", "model.safetensors": "short" }));
  expect(problems.map(({ file }) => file).sort()).toEqual(["config.json", "model.safetensors"]);
});

describe("a folder that is none of a model", () => {
  test("is not there", async () => {
    expect((await problemsOf("/nowhere/at/all"))[0]?.what).toBe("there is no such folder");
  });

  test("is a file", async () => {
    const folder = repository(chatModel);
    expect((await problemsOf(join(folder, "config.json")))[0]?.what).toBe("is not a folder");
  });

  test("is empty", async () => {
    expect((await problemsOf(repository({})))[0]?.what).toBe("is empty");
  });

  test("holds something else", async () => {
    expect((await problemsOf(repository({ "main.c": "int x;" })))[0]?.what).toMatch(/holds no model/);
    const above = repository({ "notes.txt": "x", "my-model/config.json": {}, "my-model/model.safetensors": whole });
    expect((await problemsOf(above))[0]?.what).toMatch(/holds no model/);
  });
});

describe("files that do not go on the shelf", () => {
  test("hidden files and folders stay behind, but for .gitattributes", async () => {
    const folder = repository({
      ...chatModel,
      ".env": "SECRET=1",
      ".git/config": "x",
      ".cache/huggingface/x": "x",
      "sub/.hidden/x": "x",
      ".gitattributes": "*.bin filter=lfs",
    });
    const record = await readModelFolder(folder, { id: "me/model" });
    expect(record.siblings?.map(({ rfilename }) => rfilename)).toEqual([
      ".gitattributes",
      "README.md",
      "config.json",
      "model.safetensors",
      "tokenizer_config.json",
    ]);
  });

  test("a link to a file of the folder is that file", async () => {
    const folder = repository(chatModel);
    symlinkSync("config.json", join(folder, "other.json"));
    const files = await walkFolder(folder);
    expect(files.find(({ path }) => path === "other.json")?.size).toBe(59);
  });

  test.each([
    ["leaves the folder", "/etc/hostname", /leaves the folder/],
    ["goes up and out", "../../../../../../etc/hostname", /leaves the folder/],
    ["leads nowhere", "nothing", /link to nothing/],
    ["leads to a folder", "sub", /link to a folder/],
    ["leads to itself", "link", /link to nothing/],
    ["leads to a hidden file", ".env", /link to a hidden file/],
  ])("a link that %s is refused", async (_, target, said) => {
    const folder = repository({ ...chatModel, "sub/x.txt": "x", ".env": "SECRET=1" });
    symlinkSync(target, join(folder, "link"));
    const problems = await problemsOf(folder);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: "link", what: expect.stringMatching(said) });
  });

  test("a linked folder that leaves the folder is refused", async () => {
    const folder = repository(chatModel);
    symlinkSync("/etc", join(folder, "sub"));
    expect((await problemsOf(folder))[0]?.what).toMatch(/leaves the folder/);
  });

  test.each(["a\nb", "a\\b", "a\u0001b", "a\u007fb"])("a name such as %j is refused", async (name) => {
    const folder = repository(chatModel);
    writeFileSync(join(folder, name), "x");
    expect((await problemsOf(folder))[0]?.fix).toBe("rename it");
  });

  test("a name that is not UTF-8 is refused", async () => {
    const folder = repository(chatModel);
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x61, 0xff])]), "x");
    expect((await problemsOf(folder))[0]?.fix).toBe("rename it");
  });

  test("a socket is refused", async () => {
    const folder = repository(chatModel);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(folder, "socket"), resolve));
    expect((await problemsOf(folder))[0]?.what).toBe("is neither a file nor a folder");
    await new Promise((resolve) => server.close(resolve));
  });

  test("a file that is too large for clients to download is refused", async () => {
    const folder = repository({ ...chatModel, "model.bin": "x" });
    truncateSync(join(folder, "model.bin"), 60_000_000_000);
    expect((await problemsOf(folder))[0]).toMatchObject({ file: "model.bin", fix: "save the model in smaller shards" });
  });

  test("folders within folders without end are refused", async () => {
    const folder = repository(chatModel);
    mkdirSync(join(folder, ...Array.from({ length: 40 }, () => "d")), { recursive: true });
    expect((await problemsOf(folder))[0]?.what).toMatch(/folders deep/);
  });
});

function withHeader(header: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(json.length));
  return Buffer.concat([length, json, Buffer.alloc(16)]);
}

/** YAML whose aliases multiply to billions of values. */
function bomb(): string {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
  for (let level = 1; level < 9; level += 1) {
    lines.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(", ")}]`);
  }
  return lines.join("\n");
}
