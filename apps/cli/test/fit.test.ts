import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelshelf } from "./modelshelf.ts";

const samples = fileURLToPath(new URL("../../../samples/models/", import.meta.url));
const record = {
  id: "team/Model-8B",
  pipeline_tag: "text-generation",
  config: {
    num_hidden_layers: 32,
    hidden_size: 4096,
    num_attention_heads: 32,
    num_key_value_heads: 8,
    vocab_size: 128_256,
  },
  safetensors: { parameters: { BF16: 8_030_261_248 } },
};

let folder: string;
let data: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "modelshelf-fit-"));
  data = join(folder, "data");
  await writeFile(join(folder, "record.json"), JSON.stringify(record));
});
afterAll(() => rm(folder, { recursive: true }));

const fit = (...args: string[]) => modelshelf(["fit", ...args, "--data", data]);

describe("modelshelf fit", () => {
  it("prints what a model needs, in bytes as JSON", async () => {
    const { code, stdout, stderr } = await fit(join(folder, "record.json"), "--memory", "24GB", "--json");
    expect([code, stderr]).toEqual([0, ""]);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ model: "team/Model-8B", context: 8192, kvType: "f16", memory: 24e9, notes: [] });
    expect(result.rows).toEqual([
      {
        name: "BF16",
        weights: 16_060_522_496,
        weightsFrom: "tensors",
        files: [],
        adapter: false,
        kvCache: 2 ** 30,
        overhead: 512 * 2 ** 20 + 4 * 512 * (128_256 + 4096),
        total: 16_060_522_496 + 2 ** 30 + 512 * 2 ** 20 + 4 * 512 * (128_256 + 4096),
        atLeast: false,
        fits: true,
        largestContext: expect.any(Number),
      },
    ]);
  });

  it("prints a table with a row for each GGUF file, read from the shelf, a folder or standard input", async () => {
    const fromFolder = await fit(`${samples}tiny-chat-gguf`, "--memory", "16GB", "--context", "512");
    expect(fromFolder).toMatchObject({ code: 0, stderr: "" });
    const lines = fromFolder.stdout.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^weights +size +cache of 512 tokens +overhead +total +fits 16 GB +largest context$/);
    expect(lines.slice(1).map((line) => line.split(/ {2,}/).filter((_, index) => [0, 2, 5].includes(index)))).toEqual([
      ["F16", "131 kB", "yes"],
      ["Q8_0", "131 kB", "yes"],
      ["Q4_0", "131 kB", "yes"],
    ]);
    await modelshelf(["add", `${samples}tiny-chat-gguf`, "--id", "me/tiny", "--data", data]);
    expect((await fit("me/tiny", "--memory", "16GB", "--context", "512")).stdout).toBe(fromFolder.stdout);
    const piped = await modelshelf(["fit", "-", "--json", "--data", data], { input: JSON.stringify(record) });
    expect(JSON.parse(piped.stdout).rows[0].kvCache).toBe(2 ** 30);
  });

  it("works out what a quantization would take, and a smaller cache", async () => {
    const { stdout } = await fit(join(folder, "record.json"), "--quantization", "q4_k_m", "--kv", "q8_0", "--json");
    expect(JSON.parse(stdout).rows).toMatchObject([
      { name: "Q4_K_M", weights: 4_912_913_832, weightsFrom: "parameters", kvCache: (2 ** 30 * 8.5) / 16, fits: null },
    ]);
  });

  it("exits with 1 and one line where the model does not fit, and where it cannot be said", async () => {
    const small = await fit(join(folder, "record.json"), "--memory", "16GB");
    expect(small.code).toBe(1);
    expect(small.stdout).toMatch(/^BF16 .* no +0$/m);
    expect(small.stderr).toBe(
      "modelshelf: team/Model-8B with 8,192 tokens does not fit in 16 GB: it needs 17.9 GB (BF16)\n",
    );
    const { config: _, ...bare } = record;
    const unknown = await modelshelf(["fit", "-", "--memory", "24GB", "--data", data], { input: JSON.stringify(bare) });
    expect(unknown.code).toBe(1);
    expect(unknown.stdout).toMatch(/^BF16 .* unknown .* more than 16.9 GB +unknown +-$/m);
    expect(unknown.stderr).toMatch(
      /^modelshelf: cannot say whether team\/Model-8B .* it needs more than 16\.9 GB \(BF16\)\n$/,
    );
    // Nobody asked whether it fits.
    expect((await modelshelf(["fit", "-", "--data", data], { input: JSON.stringify(bare) })).code).toBe(0);
  });

  it.each([
    [["--memory", "24"], /--memory must be an amount with its unit, such as 24GB or 24GiB, not "24"/],
    [["--memory", "lots"], /not "lots"/],
    [["--context", "many"], /--context must be a number of tokens, such as 8192, not "many"/],
    [["--context", "0"], /not "0"/],
    [["--quantization", "tiny"], /--quantization must be a type of GGUF files.*not "tiny"/],
    [["--kv", "f17"], /--kv must be one of f32, f16.*not "f17"/],
  ])("refuses %j in one line", async (args, expected) => {
    const { code, stdout, stderr } = await fit(join(folder, "record.json"), ...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd()).not.toContain("\n");
  });

  it("says in one line that there is no such model, or that nothing is known of its size", async () => {
    expect(await fit("no/body")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^modelshelf: no model "no\/body".*\n$/),
    });
    const empty = await modelshelf(["fit", "-", "--data", data], { input: '{"id": "a/b"}' });
    expect(empty).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^modelshelf: cannot say what a\/b needs: .*\n$/),
    });
    expect((await fit()).code).toBe(2);
  });
});
