// What the hub knows of the memory that its models need: over HTTP, and as the pages read it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHub, type Hub, readArchitecture, readFolder, type Serving, serve } from "../src/index.ts";
import { chatModel, gguf, readme, repository, safetensors, temporaryFolder } from "./little-repository.ts";

const llama = {
  architectures: ["LlamaForCausalLM"],
  model_type: "llama",
  hidden_size: 64,
  num_hidden_layers: 8,
  num_attention_heads: 4,
  num_key_value_heads: 2,
  max_position_embeddings: 4096,
  vocab_size: 1000,
};
/** Bytes that the model above keeps of a token, at 16 bits: keys and values of two heads of 16 in eight layers. */
const perToken = 8 * 2 * 2 * 16 * 2;

const header = {
  "general.architecture": "llama",
  "llama.block_count": 8,
  "llama.embedding_length": 64,
  "llama.attention.head_count": 4,
  "llama.attention.head_count_kv": 2,
  "llama.context_length": 2048,
};

let hub: Hub;
let server: Serving;

beforeAll(async () => {
  hub = await createHub({ dataDir: temporaryFolder() });
  const files = { ...chatModel, "config.json": llama };
  await hub.addFolder(repository(files), { id: "me/chat" });
  await hub.addFolder(
    repository({
      "README.md": readme("pipeline_tag: text-generation"),
      "mmproj-F16.gguf": gguf({ "general.architecture": "clip" }),
      "name-Q4_K_M.gguf": gguf(header),
      "name-Q8_0.gguf": gguf(header, { "token_embd.weight": [64, 4] }),
    }),
    { id: "me/gguf" },
  );
  await hub.addFolder(
    repository({
      "README.md": readme("library_name: timm\npipeline_tag: image-classification"),
      "model.safetensors": safetensors({ a: [1000] }),
    }),
    { id: "me/pictures" },
  );
  await hub.addRecord({ id: "elsewhere/Model-7B", pipeline_tag: "text-generation" });
  server = await serve({ hub, pages: async () => new Response("a page"), host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await server.close();
  await hub.close();
});

async function ask(path: string) {
  const response = await fetch(server.url + path);
  return { status: response.status, body: await response.json() };
}

describe("/api/models/{id}/fit", () => {
  test("answers by config.json", async () => {
    const { status, body } = await ask("/api/models/me/chat/fit?memory=24GB&context=1024");
    expect(status).toBe(200);
    expect(body).toEqual({
      model: "me/chat",
      context: 1024,
      maxContext: 4096,
      kvType: "f16",
      memory: 24e9,
      rows: [
        {
          name: "BF16",
          weights: expect.any(Number),
          weightsFrom: "files",
          files: ["model.safetensors"],
          adapter: false,
          kvCache: 1024 * perToken,
          overhead: 512 * 2 ** 20 + 4 * 512 * 1064,
          total: expect.any(Number),
          atLeast: false,
          fits: true,
          largestContext: 4096,
        },
      ],
      notes: [],
    });
    const [{ weights, kvCache, overhead, total }] = body.rows;
    expect(total).toBe(weights + kvCache + overhead);
  });

  test("answers for each GGUF file, by the header of the first that is no projector", async () => {
    const { body } = await ask("/api/models/me/gguf/fit");
    expect(body).toMatchObject({ context: 2048, maxContext: 2048, memory: null });
    expect(body.rows.map(({ name, kvCache }: { name: string; kvCache: number }) => [name, kvCache])).toEqual([
      ["Q8_0", 2048 * perToken],
      ["Q4_K_M", 2048 * perToken],
    ]);
    expect(body.notes).toEqual(["For pictures mmproj-F16.gguf comes on top."]);
    const one = await ask("/api/models/me/gguf/fit?quantization=q4_k_m&kv=q8_0");
    expect(one.body.rows).toMatchObject([{ name: "Q4_K_M", kvCache: (2048 * perToken * 8.5) / 16 }]);
  });

  test("leaves out what is not known", async () => {
    const { body } = await ask("/api/models/elsewhere/Model-7B/fit?memory=24GB");
    expect(body.rows).toMatchObject([{ weights: 14e9, weightsFrom: "name", kvCache: null, atLeast: true, fits: null }]);
    expect((await ask("/api/models/me/pictures/fit")).body).toMatchObject({ context: null, rows: [{ kvCache: 0 }] });
  });

  test.each([
    ["memory=24", /^memory="24": must be an amount with its unit/],
    ["memory=24GB&memory=lots", /^memory="24GB,lots": must be/],
    ["context=0", /^context="0"/],
    ["context=1.5", /whole number/],
    ["quantization=huge", /^quantization="huge": is no quantization/],
    ["kv=constructor", /must be one of f32, f16/],
    ["size=1", /^unknown parameter "size"; there are: memory, context, quantization, kv$/],
  ])("refuses %s in one line", async (query, expected) => {
    const { status, body } = await ask(`/api/models/me/chat/fit?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(expected);
    expect(body.error).not.toContain("\n");
  });

  test("changes nothing of what the model's own address answers", async () => {
    const { body } = await ask("/api/models/me/chat");
    expect(body.config).toEqual({
      architectures: llama.architectures,
      model_type: "llama",
      tokenizer_config: expect.anything(),
    });
    expect(body).not.toHaveProperty("fit");
    expect((await ask("/api/models/no/body/fit")).status).toBe(404);
  });
});

describe("the architecture of a model on the shelf", () => {
  test("is that of the files that were added last", async () => {
    expect(await hub.shelf.architecture("ME/chat")).toMatchObject({ architecture: { layers: 8 } });
    const files = { ...chatModel, "config.json": { ...llama, num_hidden_layers: 3 } };
    await hub.addFolder(repository(files), { id: "me/chat" });
    expect(await hub.shelf.architecture("me/chat")).toMatchObject({ architecture: { layers: 3 } });
    expect(await hub.shelf.architecture("me/nobody")).toBeUndefined();
    expect(await hub.shelf.architecture("elsewhere/Model-7B")).toBeUndefined();
    expect(await hub.shelf.architecture("me/pictures")).toBeUndefined();
  });

  test("is not known where a file cannot be read", async () => {
    const folder = repository({ ...chatModel, "config.json": llama });
    const { files } = await readFolder(folder);
    writeFileSync(join(folder, "config.json"), "{");
    expect(await readArchitecture(files)).toEqual({ unknown: "config.json cannot be read" });
    const other = repository({ "README.md": readme("license: mit"), "name.gguf": gguf(header) });
    const ggufFiles = (await readFolder(other)).files;
    writeFileSync(join(other, "name.gguf"), "GGUF");
    expect(await readArchitecture(ggufFiles)).toEqual({ unknown: expect.stringMatching(/^the header of name.gguf/) });
  });
});
