// The JSON API, asked over HTTP as clients do.
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { libraryIds } from "@modelshelf/catalogue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHub, type Hub, type Serving, serve } from "../src/index.ts";
import { chatModel, readme, repository, safetensors, temporaryFolder } from "./little-repository.ts";

let hub: Hub;
let server: Serving;
let sha: string;
const failures: string[] = [];

beforeAll(async () => {
  hub = await createHub({
    dataDir: temporaryFolder(),
    logger: { error: (...words) => failures.push(words.join(" ")) },
  });
  const files = { ...chatModel, "sub/a b.txt": "hello", "sub/deep/é.bin": Buffer.alloc(3000), "empty.txt": "" };
  sha = (await hub.addFolder(repository(files), { id: "Me/chat" })).record.sha ?? "";
  await hub.addFolder(
    repository({
      "README.md": readme("pipeline_tag: fill-mask\nlibrary_name: timm"),
      "model.safetensors": safetensors({ a: [1] }),
    }),
    { id: "bare" },
  );
  await hub.addRecord({
    id: "big/model",
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["transformers", "conversational"],
    downloads: 100,
    likes: 7,
    createdAt: "2024-05-06T07:08:09+00:00",
    transformersInfo: { auto_model: "AutoModelForCausalLM", surprise: 1 },
    safetensors: { total: 5 },
    inferenceProviderMapping: [
      { provider: "groq", providerId: "big-model", status: "live", task: "conversational" },
      { provider: "x" },
    ],
  });
  server = await serve({ hub, pages: async () => new Response("a page"), host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await server.close();
  await hub.close();
  expect(failures).toEqual([]);
});

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init);

async function json(path: string, init?: RequestInit) {
  const response = await ask(path, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Sends a path exactly as it is written, without any client's tidying. */
function askRaw(path: string, method = "GET"): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("/api/models", () => {
  const ids = async (query: string) => (await json(`/api/models${query}`)).body.map(({ id }: { id: string }) => id);

  test("lists all models with the fields that clients need", async () => {
    const { status, headers, body } = await json("/api/models?sort=id");
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBe("3");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(body.map(({ id }: { id: string }) => id)).toEqual(["bare", "big/model", "Me/chat"]);
    expect(body[1]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      id: "big/model",
      modelId: "big/model",
      likes: 7,
      downloads: 100,
      private: false,
      gated: false,
      tags: ["transformers", "conversational"],
      pipeline_tag: "text-generation",
      library_name: "transformers",
      createdAt: "2024-05-06T07:08:09.000Z",
      trendingScore: 0,
    });
  });

  test.each([
    ["?search=chat", ["Me/chat"]],
    ["?author=me", ["Me/chat"]],
    ["?pipeline_tag=fill-mask", ["bare"]],
    ["?library=timm", ["bare"]],
    ["?filter=conversational&filter=llama", ["Me/chat"]],
    ["?filter=conversational,llama", ["Me/chat"]],
    ["?filter%5B%5D=conversational&filter%5B%5D=llama", ["Me/chat"]],
    ["?license=apache-2.0", ["Me/chat"]],
    ["?sort=downloads&limit=1&direction=-1", ["big/model"]],
    ["?search=nothing", []],
    ["/?search=chat", ["Me/chat"]],
  ])("answers %s", async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test("adds what full, config and cardData ask for", async () => {
    const { body } = await json("/api/models?search=chat&full=True&config=1&cardData=true");
    expect(body[0]).toMatchObject({
      author: "Me",
      sha,
      siblings: expect.arrayContaining([{ rfilename: "sub/deep/é.bin" }]),
      config: { model_type: "llama" },
      cardData: { license: "apache-2.0" },
      lastModified: expect.stringMatching(/Z$/),
    });
  });

  test("gives only the expanded fields; providers as a list", async () => {
    const { body } = await json("/api/models?search=big&expand=inferenceProviderMapping&expand[]=sha,likes");
    expect(Object.keys(body[0]).sort()).toEqual(["_id", "id", "inferenceProviderMapping", "likes", "sha"]);
    expect(body[0].inferenceProviderMapping).toEqual([
      { provider: "groq", providerId: "big-model", status: "live", task: "conversational" },
    ]);
  });

  test("goes on by an absolute link that keeps the parameters", async () => {
    const seen: string[] = [];
    let path: string | undefined = "/api/models?sort=id&limit=1&filter=&config=true";
    while (path !== undefined) {
      const { body, headers } = await json(path);
      seen.push(body[0].id);
      const link = headers.get("link");
      const [, next] = /^<(http:\/\/[^>]+)>; rel="next"$/.exec(link ?? "") ?? [];
      expect(next === undefined).toBe(link === null);
      if (next) expect(new URL(next).searchParams.get("config")).toBe("true");
      path = next?.slice(server.url.length);
    }
    expect(seen).toEqual(["bare", "big/model", "Me/chat"]);
  });

  test.each([
    ["?limit=x", /limit="x": must be a number/],
    ["?limit=0", /limit="0"/],
    ["?sort=beauty", /sort="beauty".*there are: createdAt/],
    ["?direction=1", /direction="1"/],
    ["?full=maybe", /full="maybe": must be true or false/],
    ["?cursor=abc", /cursor "abc" is not one of this list/],
    ["?inference_provider=groq", /inference_provider: this shelf cannot/],
  ])("says what is wrong with %s", async (query, said) => {
    const { status, body } = await json(`/api/models${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ error: expect.stringMatching(said), status: 400 });
  });
});

describe("access tokens", () => {
  test.each(["access_token", "token", "accessToken", "api_key", "API-KEY", "hf_token", "Authorization", "token[]"])(
    "are refused as %s, and never repeated",
    async (name) => {
      for (const path of [
        "/api/models",
        "/api/models/Me/chat",
        "/api/models/Me/chat/inference-snippets",
        "/api/tasks",
      ]) {
        const { status, body } = await json(`${path}?${encodeURIComponent(name)}=hf_verySecret`);
        expect(status).toBe(400);
        expect(body.error).toContain(`${name.replace("[]", "")} is not accepted`);
        expect(JSON.stringify(body)).not.toContain("hf_verySecret");
      }
    },
  );

  test("are refused in place of a variable's name", async () => {
    const { status, body } = await json("/api/models/Me/chat/inference-snippets?token_variable=hf_AbC123");
    expect(status).toBe(400);
    expect(body.error).toMatch(/token_variable=.*capital letters/);
  });

  test("are refused within addresses", async () => {
    for (const path of ["snippets?endpoint=", "inference-snippets?endpoint_url="]) {
      const { status } = await json(`/api/models/Me/chat/${path}https://me:secret@example.org/`);
      expect(status).toBe(400);
    }
  });
});

describe("/api/models/{id}", () => {
  test.each([
    "/api/models/Me/chat",
    "/api/models/me/CHAT",
    "/api/models/Me%2Fchat",
    "/api/models/Me/chat/revision/main",
    "/api/models/Me/chat/revision/HEAD",
    "/api/models/Me/chat/revision/refs%2Fheads%2Fmain",
    "/api/models/Me/chat/revision/refs/heads/main",
  ])("%s is the model", async (path) => {
    const { status, body, headers } = await json(path);
    expect(status).toBe(200);
    expect(headers.get("x-repo-commit")).toBe(sha);
    expect(body).toMatchObject({
      id: "Me/chat",
      sha,
      author: "Me",
      private: false,
      gated: false,
      disabled: false,
      downloads: 0,
      likes: 0,
      siblings: expect.arrayContaining([{ rfilename: "config.json" }]),
      transformersInfo: { auto_model: "AutoModelForCausalLM" },
      safetensors: { parameters: { BF16: 64 }, total: 64 },
      widgetData: [{ text: "Hello there" }],
    });
  });

  test("finds a bare id and a commit", async () => {
    expect((await json("/api/models/bare")).body.id).toBe("bare");
    expect((await json(`/api/models/Me/chat/revision/${sha}`)).body.id).toBe("Me/chat");
  });

  test("leaves out what clients reject: half a summary, unknown keys", async () => {
    const { body } = await json("/api/models/big/model");
    expect(body).not.toHaveProperty("safetensors");
    expect(body.transformersInfo).toEqual({ auto_model: "AutoModelForCausalLM" });
    expect(body.inferenceProviderMapping).toEqual({
      groq: { providerId: "big-model", status: "live", task: "conversational" },
    });
  });

  test("gives sizes and hashes of files for blobs=true", async () => {
    const { body } = await json("/api/models/Me/chat?blobs=true");
    const byName = Object.fromEntries(body.siblings.map((entry: { rfilename: string }) => [entry.rfilename, entry]));
    expect(byName["empty.txt"]).toEqual({
      rfilename: "empty.txt",
      size: 0,
      blobId: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    });
    expect(byName["sub/deep/é.bin"]).toMatchObject({
      size: 3000,
      lfs: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), size: 3000, pointerSize: 129 },
    });
  });

  test("lists refs, commits, discussions", async () => {
    expect((await json("/api/models/Me/chat/refs?include_prs=1")).body).toEqual({
      branches: [{ name: "main", ref: "refs/heads/main", targetCommit: sha }],
      converts: [],
      tags: [],
      pullRequests: [],
    });
    expect((await json("/api/models/Me/chat/commits/main")).body).toMatchObject([{ id: sha, authors: [] }]);
    expect((await json("/api/models/Me/chat/discussions")).body).toEqual({ discussions: [], count: 0, start: 0 });
    expect((await ask("/api/models/Me/chat/auth-check")).status).toBe(200);
  });

  test.each([
    ["/api/models/nobody/nothing", "RepoNotFound"],
    ["/api/models/nobody", "RepoNotFound"],
    ["/api/models/nobody/nothing/tree/main", "RepoNotFound"],
    ["/api/models/%00/%ff", "RepoNotFound"],
    ["/api/models/Me/chat/revision/dev", "RevisionNotFound"],
    ["/api/models/Me/chat/revision/refs%2Fpr%2F1", "RevisionNotFound"],
    ["/api/models/Me/chat/tree/refs/pr/1", "RevisionNotFound"],
    ["/api/models/Me/chat/tree/main/nowhere", "EntryNotFound"],
    ["/api/models/Me/chat/tree/main/config.json", "EntryNotFound"],
    ["/api/models/big/model/tree/main", "EntryNotFound"],
    ["/api/datasets/a/b", "RepoNotFound"],
    ["/datasets/a/b/resolve/main/x", "RepoNotFound"],
  ])("%s is %s, in body and headers", async (path, code) => {
    const { status, headers, body } = await json(path);
    expect(status).toBe(404);
    expect(headers.get("x-error-code")).toBe(code);
    expect(headers.get("x-error-message")).toBeTruthy();
    expect(body).toEqual({ error: expect.any(String), status: 404 });
    const head = await ask(path, { method: "HEAD" });
    expect(head.headers.get("x-error-code")).toBe(code);
    expect(await head.text()).toBe("");
  });
});

describe("tree and paths-info", () => {
  test("list the files and folders of a folder", async () => {
    const { body } = await json("/api/models/Me/chat/tree/main");
    expect(body.map(({ path, type }: { path: string; type: string }) => `${type} ${path}`)).toEqual([
      "file README.md",
      "file config.json",
      "file empty.txt",
      "file model.safetensors",
      "directory sub",
      "file tokenizer_config.json",
    ]);
    for (const entry of body) expect(entry.oid).toMatch(/^[0-9a-f]{40}$/);
  });

  test.each(["/tree/main/sub", "/tree/main/sub/", "/tree/HEAD/sub?recursive=0"])(
    "%s is a folder's own",
    async (path) => {
      const { body } = await json(`/api/models/Me/chat${path}`);
      expect(body.map(({ path: name }: { path: string }) => name)).toEqual(["sub/a b.txt", "sub/deep"]);
    },
  );

  test("take an encoded slash in a folder's path", async () => {
    const { body } = await json("/api/models/Me/chat/tree/main/sub%2Fdeep?expand=true");
    expect(body).toEqual([
      {
        type: "file",
        path: "sub/deep/é.bin",
        oid: expect.any(String),
        size: 3000,
        lfs: { oid: expect.stringMatching(/^[0-9a-f]{64}$/), size: 3000, pointerSize: 129 },
        lastCommit: { id: sha, title: expect.any(String), date: expect.stringMatching(/Z$/) },
        securityFileStatus: null,
      },
    ]);
  });

  test("go on page by page", async () => {
    const seen: string[] = [];
    let path: string | undefined = `/api/models/Me/chat/tree/${sha}?recursive=true&limit=3`;
    while (path !== undefined) {
      const { body, headers } = await json(path);
      seen.push(...body.map((entry: { path: string }) => entry.path));
      path = /^<([^>]+)>/.exec(headers.get("link") ?? "")?.[1]?.slice(server.url.length);
    }
    expect(seen).toEqual([
      "README.md",
      "config.json",
      "empty.txt",
      "model.safetensors",
      "sub",
      "sub/a b.txt",
      "sub/deep",
      "sub/deep/é.bin",
      "tokenizer_config.json",
    ]);
  });

  test.each([
    ["JSON", "application/json", JSON.stringify({ paths: ["sub", "config.json", "nope"], expand: true })],
    ["a form", "application/x-www-form-urlencoded", "paths=sub&paths=config.json&paths=nope&expand=True"],
  ])("take paths as %s and leave out unknown ones", async (_, type, body) => {
    const answer = await json("/api/models/Me/chat/paths-info/main", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
    expect(answer.body).toMatchObject([
      { type: "directory", path: "sub", lastCommit: { id: sha } },
      { type: "file", path: "config.json", size: 59, lastCommit: { id: sha } },
    ]);
  });

  test("say what is wrong with a body", async () => {
    const send = (body: string) =>
      json("/api/models/Me/chat/paths-info/main", {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json" },
      });
    expect((await send("{")).status).toBe(400);
    expect((await send('{"paths":[1]}')).body.error).toMatch(/paths must be a list/);
    expect((await send(`{"paths":["${"x".repeat(5_000_000)}"]}`)).status).toBe(413);
    expect((await json("/api/models/Me/chat/paths-info/main")).status).toBe(405);
  });
});

describe("snippets", () => {
  test("are for this hub where it has the files", async () => {
    const { status, body } = await json("/api/models/Me/chat/snippets");
    expect(status).toBe(200);
    expect(body.model).toBe("Me/chat");
    expect(body.libraries[0]).toMatchObject({ id: "transformers", install: expect.stringContaining("pip install") });
    const [snippet] = body.libraries[0].snippets;
    expect(snippet).toMatchObject({ language: "python", title: expect.anything() });
    expect(snippet.code).toContain(server.url);
  });

  test("say what is proven of them: never more than that", async () => {
    const { body } = await json("/api/models/Me/chat/snippets?library=transformers&library=unheard-of&library=peft");
    const [known, unheard, peft] = body.libraries;
    for (const { proof } of [...known.snippets, ...unheard.snippets]) {
      expect(proof).toMatchObject({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      expect(["code", "shape", "library"]).toContain(proof.scope);
    }
    expect(unheard.snippets[0].proof).toMatchObject({ level: "parsed", scope: "shape" });
    // A notice is no code.
    expect(peft.snippets[0]).toMatchObject({ notice: true });
    expect(peft.snippets[0]).not.toHaveProperty("proof");
  });

  test("are for the public hub where the files are elsewhere, or an empty endpoint says so", async () => {
    for (const path of ["big/model/snippets", "Me/chat/snippets?endpoint="]) {
      const { body } = await json(`/api/models/${path}`);
      expect(JSON.stringify(body)).not.toContain("127.0.0.1");
    }
  });

  test("are of the libraries that are asked for, which need not apply", async () => {
    const { body } = await json("/api/models/Me/chat/snippets?library=transformers&library=unheard-of");
    expect(body.libraries.map(({ id }: { id: string }) => id)).toEqual(["transformers", "unheard-of"]);
  });

  test("take an endpoint and a revision", async () => {
    const { body } = await json(
      "/api/models/Me/chat/snippets?library=transformers&endpoint=https://hub.example.org&revision=v1.5-x",
    );
    const code = body.libraries[0].snippets[0].code;
    expect(code).toContain("https://hub.example.org");
    expect(code).toContain("v1.5-x");
  });

  test.each([
    ["snippets?endpoint=javascript:alert(1)", /endpoint=/],
    ["snippets?libary=x", /unknown parameter "libary"; there are: library/],
    ["inference-snippets?temperature=hot", /temperature="hot": must be a number/],
    ["inference-snippets?endpoint_url=nonsense", /endpoint_url=/],
  ])("say what is wrong with %s", async (path, said) => {
    const { status, body } = await json(`/api/models/Me/chat/${path}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(said);
  });
});

describe("local apps", () => {
  const siblings = ["gg-Q8_0.gguf", "gg-Q4_K_M.gguf"].map((rfilename) => ({ rfilename }));

  beforeAll(async () => {
    await hub.addRecord({ id: "gg/uf", pipeline_tag: "text-generation", tags: ["conversational"], siblings });
  });

  test("are those that fit, each with its steps", async () => {
    const { body } = await json("/api/models/gg/uf/apps");
    expect(body.model).toBe("gg/uf");
    const found = body.apps.find(({ id }: { id: string }) => id === "lmstudio");
    expect(found).toMatchObject({
      label: "LM Studio",
      kind: "chat",
      systems: ["macos", "windows", "linux"],
      quantization: "Q4_K_M",
    });
    expect(found.quantizations.map(({ id }: { id: string }) => id)).toEqual(["Q8_0", "Q4_K_M"]);
    expect(found.steps[1].link.href).toBe("lmstudio://open_from_hf?model=gg/uf&file=gg-Q4_K_M.gguf");
    expect((await json("/api/models/bare/apps")).body).toEqual({ model: "bare", apps: [] });
  });

  test("are asked for by id, system, quantization and hub", async () => {
    const query = "app=llama.cpp&system=windows&quantization=Q8_0&endpoint=http://10.0.0.7:7860";
    const { body } = await json(`/api/models/gg/uf/apps?${query}`);
    expect(body.apps).toHaveLength(1);
    const code = JSON.stringify(body.apps[0].steps);
    expect(code).toContain("winget install");
    expect(code).toContain("gg-Q8_0.gguf");
    expect(code).toContain("$env:HF_ENDPOINT = 'http://10.0.0.7:7860'");
    expect(code).not.toContain('"install"');
  });

  test("load the files of this shelf from it, unless the public hub is asked for", async () => {
    const { body } = await json("/api/models/Me/chat/apps?app=vllm");
    expect(JSON.stringify(body.apps[0].steps)).toContain(`HF_ENDPOINT=${server.url} vllm serve Me/chat`);
    const { body: elsewhere } = await json("/api/models/Me/chat/apps?app=vllm&endpoint=");
    expect(JSON.stringify(elsewhere.apps[0].steps)).not.toContain("HF_ENDPOINT");
  });

  test.each([
    ["app=nonsense", 404, /no app "nonsense"; there are: /],
    ["app=mlx-lm", 404, /mlx-lm cannot run gg\/uf; these apps can: .*lmstudio/],
    ["system=amiga", 400, /system="amiga": must be one of macos/],
    ["quantization=Q1_0", 400, /quantization="Q1_0": there are Q8_0, Q4_K_M/],
    ["endpoint=nonsense", 400, /endpoint="nonsense"/],
    ["colour=red", 400, /unknown parameter "colour"; there are: app, system, quantization, endpoint/],
  ])("say what is wrong with %s", async (query, code, said) => {
    const { status, body } = await json(`/api/models/gg/uf/apps?${query}`);
    expect(status).toBe(code);
    expect(body.error).toMatch(said);
  });
});

describe("inference snippets", () => {
  test("are of a provider and a client", async () => {
    const { status, body } = await json(
      "/api/models/big/model/inference-snippets?provider=groq&client=curl&stream&bill_to=my-org",
    );
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        language: "shell",
        client: "curl",
        code: expect.stringContaining("my-org"),
        install: null,
        proof: expect.objectContaining({ level: "executed", scope: "protocol" }),
        files: [],
      },
    ]);
    expect(body[0].code).toContain("$HF_TOKEN");
  });

  test("take a variable's name, one's own endpoint and inputs", async () => {
    const query = new URLSearchParams({
      endpoint_url: "http://127.0.0.1:8000/v1",
      token_variable: "MY_KEY",
      inputs: '[{"role":"user","content":"What is 6 times 7?"}]',
      client: "requests",
    });
    const { status, body } = await json(`/api/models/big/model/inference-snippets?${query}`);
    expect(status).toBe(200);
    expect(body[0].code).toContain("MY_KEY");
    expect(body[0].code).toContain("What is 6 times 7?");
    expect(body[0].code).toContain("127.0.0.1:8000");
  });

  test("say how a server of one's own is started, and ask it by its name", async () => {
    const { body } = await json("/api/models/big/model/inference-snippets?server=tgi&revision=v2&client=curl");
    expect(body[0].server).toEqual({
      id: "tgi",
      label: "TGI",
      docs: expect.stringMatching(/^https:/),
      endpoint_url: "http://localhost:8080/v1",
      model: "tgi",
      install: null,
      start: expect.stringContaining("--model-id big/model"),
    });
    expect(body[0].server.start).toContain("--revision v2");
    expect(body[0].code).toContain("http://localhost:8080/v1/chat/completions");
    expect(body[0].code).toContain('"model": "tgi"');
    const { body: elsewhere } = await json(
      "/api/models/big/model/inference-snippets?server=vllm&endpoint_url=http://10.0.0.7:9000&client=curl",
    );
    expect(elsewhere[0].code).toContain("http://10.0.0.7:9000/v1/chat/completions");
  });

  test("start a server with the files of this shelf, where it has them", async () => {
    const { body } = await json("/api/models/Me/chat/inference-snippets?server=vllm&client=curl");
    expect(body[0].server.start).toContain(`HF_ENDPOINT=${server.url} vllm serve Me/chat`);
    expect(body[0].server.install).toBe("pip install vllm");
  });

  test.each([
    ["server=vlm", /no server "vlm"; there are: vllm/],
    ["server=ollama", /Ollama cannot serve big\/model; these can: vllm/],
    ["server=vllm&provider=groq", /server is one of your own/],
    ["revision=v1", /give server/],
  ])("say what is wrong with %s", async (query, said) => {
    const { status, body } = await json(`/api/models/big/model/inference-snippets?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(said);
  });

  test("name the sample files that they open, which can be downloaded", async () => {
    await hub.addRecord({ id: "eyes", pipeline_tag: "image-classification" });
    const { body } = await json("/api/models/eyes/inference-snippets?provider=hf-inference&client=curl");
    expect(body[0].files).toEqual([{ name: "photo.jpg", url: `${server.url}/api/sample-files/photo.jpg` }]);
    const response = await fetch(body[0].files[0].url);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="photo.jpg"');
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test("all sample files are listed, and no other can be asked for", async () => {
    const { body } = await json("/api/sample-files");
    expect(body.map(({ name }: { name: string }) => name)).toContain("sample1.flac");
    for (const { url } of body) {
      const head = await fetch(url, { method: "HEAD" });
      expect(Number(head.headers.get("content-length")), url).toBeGreaterThan(1000);
    }
    for (const name of ["nothing.png", "..%2ftasks.ts", "constructor"]) {
      const { status, body: error } = await json(`/api/sample-files/${name}`);
      expect(status).toBe(404);
      expect(error.error).toMatch(/there is no sample file/);
    }
  });

  test("take tools, a form of the answer and an effort, and say what to install", async () => {
    const query = new URLSearchParams({
      provider: "groq",
      client: "openai",
      language: "python",
      tools: '[{"type":"function","function":{"name":"look_up"}}]',
      response_format: '{"type":"json_object"}',
      reasoning_effort: "low",
    });
    const { status, body } = await json(`/api/models/big/model/inference-snippets?${query}`);
    expect(status).toBe(200);
    expect(body[0].install).toBe("pip install openai");
    for (const word of ["look_up", "json_object", 'reasoning_effort="low"']) expect(body[0].code).toContain(word);
    const wrong = await json("/api/models/big/model/inference-snippets?provider=groq&tools=%7B%7D");
    expect([wrong.status, wrong.body.error]).toEqual([400, expect.stringContaining("must be a list of functions")]);
  });

  test.each([
    [
      "big/model/inference-snippets?provider=fal-ai",
      /no code for big\/model \(task text-generation\) at the provider "fal-ai"/,
    ],
    ["big/model/inference-snippets?provider=nobody", /at the provider "nobody"/],
    ["bare/inference-snippets?provider=groq", /task fill-mask/],
    ["big/model/inference-snippets?provider=groq&client=cobol", /there is code for: .*curl \(shell\)/],
  ])("%s is not there, and says so", async (path, said) => {
    const { status, body } = await json(`/api/models/${path}`);
    expect(status).toBe(404);
    expect(body.error).toMatch(said);
  });
});

describe("the rest", () => {
  test("tasks, all and one", async () => {
    const { body } = await json("/api/tasks");
    expect(Object.keys(body)).toHaveLength(57);
    for (const [id, task] of Object.entries<Record<string, unknown>>(body)) {
      expect(task, id).toMatchObject({
        id,
        label: expect.stringMatching(/\S/),
        summary: expect.stringMatching(/\S/),
        isPlaceholder: expect.any(Boolean),
        libraries: expect.any(Array),
        widgetModels: expect.any(Array),
        demo: { inputs: expect.any(Array), outputs: expect.any(Array) },
      });
      for (const field of ["datasets", "models", "spaces", "metrics"]) {
        for (const one of task[field] as { id: string; description: string }[]) {
          expect([typeof one.id, typeof one.description]).toEqual(["string", "string"]);
        }
      }
    }
    expect(body.translation).toMatchObject({ label: "Translation", canonicalId: "text-generation" });
    expect(body.translation).not.toHaveProperty("exampleModels");
    expect((await json("/api/tasks/translation")).body).toEqual(body.translation);
    expect((await json("/api/tasks/juggling")).status).toBe(404);
  });

  test("what clients ask beside the models", async () => {
    const whoami = await json("/api/whoami-v2", { headers: { Authorization: "Bearer hf_x" } });
    expect(whoami.status).toBe(401);
    expect(whoami.headers.get("x-error-message")).toContain("Invalid credentials in Authorization header");
    expect((await json("/api/agent-harnesses")).body).toEqual({ standardEnvVars: [], harnesses: {} });
    expect((await ask("/api/telemetry/transformers", { method: "HEAD" })).status).toBe(204);
  });

  test("nothing can be changed over HTTP", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const path of [
        "/api/models/Me/chat",
        "/api/models",
        "/api/repos/create",
        "/Me/chat/resolve/main/config.json",
      ]) {
        const { status, headers } = await json(path, { method });
        expect(status).toBe(405);
        expect(headers.get("allow")).toContain("GET");
      }
    }
    expect((await json("/api/models/Me/chat")).body.sha).toBe(sha);
  });

  test("unknown addresses of the API are JSON errors; all others are pages", async () => {
    expect(await json("/api/nothing")).toMatchObject({ status: 404, body: { status: 404 } });
    for (const path of ["/", "/Me/chat", "/tasks", "/apix"]) expect(await (await ask(path)).text()).toBe("a page");
  });

  test("browsers may ask from anywhere", async () => {
    const { status, headers } = await ask("/Me/chat/resolve/main/config.json", {
      method: "OPTIONS",
      headers: { Origin: "https://example.org", "Access-Control-Request-Headers": "range, authorization" },
    });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-headers")).toMatch(/Authorization.*Range/);
    expect(headers.get("access-control-allow-methods")).toContain("GET");
  });

  test.each([
    "/api/models/Me/chat/tree/main/%",
    "/api/models/%E0%A4%A/x",
    "/api/models//",
    "/api/models/Me/chat/tree/main/..%2f..%2f",
    "/api//models",
    "/api/models/Me/chat/snippets/%00",
  ])("%s is answered in order", async (path) => {
    const { status, body } = await askRaw(path);
    expect([200, 400, 404]).toContain(status);
    expect(() => JSON.parse(body)).not.toThrow();
  });
});

describe("libraries", () => {
  test("are all there, each with what is proven of it", async () => {
    const { status, body } = await json("/api/libraries");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(libraryIds);
    expect(body.transformers).toMatchObject({
      prettyLabel: "Transformers",
      kind: "code",
      proof: { level: expect.any(String), counts: expect.any(Object), package: "transformers" },
    });
  });

  test("are there one by one", async () => {
    const { body } = await json("/api/libraries/sentence-transformers");
    expect(body).toEqual((await json("/api/libraries")).body["sentence-transformers"]);
  });

  test.each([
    ["transfomers", /no library "transfomers"; did you mean transformers/],
    ["qqqqqq", /no library "qqqqqq"; \/api\/libraries lists them/],
    ["__proto__", /no library "__proto__"/],
  ])("%s is not there, and what is near is said", async (id, said) => {
    const { status, body } = await json(`/api/libraries/${id}`);
    expect(status).toBe(404);
    expect(body.error).toMatch(said);
  });
});
