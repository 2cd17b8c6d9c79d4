import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installCommand, installTools, type ModelRecord } from "@modelshelf/catalogue";
import { describe, expect, test } from "vitest";
import {
  askServer,
  endpointBaseUrl,
  InferenceInputError,
  inferenceSnippets,
  neutralRequest,
  serverFor,
  serverIds,
  serversFor,
  supportedTasks,
} from "../src/index.ts";
import { serverExamples } from "../src/server-examples.ts";

/** The model of a case. */
const modelOf = (name: string): ModelRecord => serverExamples.get(name)?.model ?? { id: "" };

const folder = join(import.meta.dirname, "golden-servers");
const cases = [...serverExamples].flatMap(([name, { model, context }]) =>
  serversFor(model, context).map((server) => ({ name, server, path: join(server.id, `${name}.sh`) })),
);

/** The whole of what a reader runs: installing, starting, and what the server is called then. */
const shown = ({ server }: (typeof cases)[number]) =>
  [
    ...(server.install ? [installCommand(server.install, installTools(server.install)[0])] : []),
    server.start.code,
    `# ${server.baseUrl} answers to ${server.model}`,
    "",
  ].join("\n");

describe("golden files of servers", () => {
  test.each(cases.map((one) => [one.path, one] as const))("golden server %s is what is emitted", async (path, one) => {
    await expect(shown(one)).toMatchFileSnapshot(join(folder, path));
  });

  test("no golden file is left over", () => {
    const wanted = new Set(cases.map(({ path }) => path));
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    expect(found.filter((path) => !wanted.has(path))).toEqual([]);
  });

  test("every server starts something", () => {
    expect([...new Set(cases.map(({ server }) => server.id))].sort()).toEqual([...serverIds].sort());
  });
});

interface Program {
  readonly of: string;
  readonly options: string;
}

const programs: Readonly<Record<string, Program>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../catalogue/test/program-options.json"), "utf8"),
);

/** The commands of a script, each as its words, with a container's own words as a command of its image. */
function commandsOf(code: string): string[][] {
  return code
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll("\\\n", " ")
    .split("\n")
    .map((line) =>
      line
        .replace(/^HF_ENDPOINT=\S+ /, "")
        .split(/\s+/)
        .filter(Boolean),
    )
    .flatMap((words) => {
      const image = words.findIndex((word) => word.startsWith("ghcr.io/"));
      if (image === -1) return [words];
      return [words.slice(0, image), [(words[image] ?? "").replace(/:[^:]*$/, ""), ...words.slice(image + 1)]];
    });
}

describe("options of the programs", () => {
  test.each(cases.map((one) => [one.path, one] as const))(
    "%s uses options that the program has",
    (_path, { server }) => {
      for (const words of commandsOf(server.start.code)) {
        const name = Object.keys(programs).find((known) => words.join(" ").startsWith(known));
        if (name === undefined) {
          expect(["printf", "set"], words.join(" ")).toContain(words[0]);
          continue;
        }
        const known = new Set(programs[name]?.options.split(" "));
        const used = words.filter((word) => /^--?[a-z]/.test(word));
        expect(
          used.filter((option) => !known.has(option)),
          `${words.join(" ")}: not among the options of ${programs[name]?.of}`,
        ).toEqual([]);
      }
    },
  );
});

describe("asking a server that was started", () => {
  test.each(cases.map((one) => [one.path, one] as const))("%s is asked by its name, where it listens", (_path, one) => {
    const request = neutralRequest(modelOf(one.name), askServer(one.server, {}));
    expect(request?.url.startsWith(`${one.server.baseUrl}/`)).toBe(true);
    const body = request?.body;
    const fields = body?.kind === "json" ? body.value : body?.kind === "form" ? body.fields : {};
    expect((fields as { model?: unknown }).model).toBe(one.server.model);
    expect(endpointBaseUrl(one.server.baseUrl)).toBe(one.server.baseUrl);
  });

  test("the command listens where the base URL says", () => {
    for (const { server } of cases) {
      const { port } = new URL(server.baseUrl);
      // Ollama's port is that of its service.
      if (server.id === "ollama") expect(port).toBe("11434");
      else
        expect(server.start.code).toMatch(
          new RegExp(`--host 127\\.0\\.0\\.1 --port ${port}|-p 127\\.0\\.0\\.1:${port}:80 `),
        );
    }
  });

  test("an address and a name that the reader gave stay", () => {
    const chat = serverFor({ id: "acme/chatty", pipeline_tag: "text-generation", tags: ["conversational"] }, "vllm");
    const options = askServer(chat, { endpointUrl: "http://10.0.0.7:9000/v1", providerModelId: "chatty" });
    const [code] = inferenceSnippets(
      { id: "acme/chatty", pipeline_tag: "text-generation", tags: ["conversational"] },
      options,
    );
    expect(code?.code).toContain("http://10.0.0.7:9000/v1");
    expect(code?.code).toContain('"chatty"');
    expect(code?.code).not.toContain("localhost");
  });
});

describe("which servers fit", () => {
  const fitting = (model: ModelRecord, context = {}) => serversFor(model, context).map(({ id }) => id);

  test("weights of transformers and GGUF files are served by different programs, a repository of both by all", () => {
    const tags = ["conversational"];
    const safetensors = { rfilename: "model.safetensors" };
    const gguf = { rfilename: "model-Q4_K_M.gguf" };
    const model = { id: "acme/chatty", pipeline_tag: "text-generation", tags };
    expect(fitting({ ...model, siblings: [safetensors] })).toEqual(["vllm", "sglang", "tgi"]);
    expect(fitting({ ...model, siblings: [gguf] })).toEqual(["llama.cpp", "ollama"]);
    expect(fitting({ ...model, siblings: [safetensors, gguf] })).toEqual([
      "vllm",
      "sglang",
      "tgi",
      "llama.cpp",
      "ollama",
    ]);
  });

  test("no server loads what another library made, nor an adapter of nobody knows what", () => {
    const chat = { id: "acme/chatty", pipeline_tag: "text-generation", tags: ["conversational"] };
    expect(fitting({ ...chat, library_name: "mlx" })).toEqual([]);
    expect(fitting({ ...chat, library_name: "peft" })).toEqual([]);
    expect(fitting({ ...chat, library_name: "peft", tags: [...chat.tags, "base_model:adapter:acme/base"] })).toContain(
      "vllm",
    );
  });

  test("speech is promised for architectures that the server names", () => {
    const speech = { id: "acme/listener", pipeline_tag: "automatic-speech-recognition" };
    expect(fitting(speech)).toEqual([]);
    expect(fitting({ ...speech, tags: ["whisper"] })).toEqual(["vllm", "sglang"]);
    expect(fitting({ ...speech, config: { architectures: ["Wav2Vec2ForCTC"] } })).toEqual([]);
  });

  test("an embedder of another kind is not for TEI", () => {
    const vectors = { id: "acme/vectors", pipeline_tag: "feature-extraction" };
    expect(fitting({ ...vectors, config: { model_type: "bert" } })).toContain("tei");
    expect(fitting({ ...vectors, config: { model_type: "clip" } })).not.toContain("tei");
    const roberta = { ...vectors, config: { model_type: "xlm-roberta" } };
    expect(fitting(roberta)).toContain("tei");
    expect(fitting({ ...roberta, tags: ["custom_code"] })).not.toContain("tei");
  });

  test("tasks without a server have none", () => {
    expect(fitting({ id: "acme/painter", pipeline_tag: "text-to-image" })).toEqual([]);
    expect(fitting({ id: "acme/unknown" })).toEqual([]);
  });

  test("a server is for a task that the own endpoint is asked for", () => {
    const tasks = supportedTasks("custom");
    for (const { name } of cases) {
      const model = modelOf(name);
      expect(tasks, name).toContain(model.tags?.includes("conversational") ? "conversational" : model.pipeline_tag);
    }
  });

  test("Ollama is not given a name that it has no form for", () => {
    const model = {
      id: "a.b/chatty-GGUF",
      pipeline_tag: "text-generation",
      siblings: [{ rfilename: "chatty-Q4_K_M.gguf" }],
    };
    expect(fitting(model)).toEqual(["llama.cpp"]);
    expect(fitting(model, { endpoint: "http://127.0.0.1:7860" })).toEqual(["llama.cpp", "ollama"]);
  });

  test("a wrong server is one clear line", () => {
    const chat = { id: "acme/chatty", pipeline_tag: "text-generation", tags: ["conversational"] };
    expect(() => serverFor(chat, "vlm")).toThrow(
      new InferenceInputError('there is no server "vlm"; there are: vllm, sglang, tgi, llama.cpp, ollama, tei'),
    );
    expect(() => serverFor(chat, "ollama")).toThrow(
      new InferenceInputError("Ollama cannot serve acme/chatty; these can: vllm, sglang, tgi"),
    );
    expect(() => serverFor({ id: "acme/painter", pipeline_tag: "text-to-image" }, "vllm")).toThrow(
      new InferenceInputError("vLLM cannot serve acme/painter; no server here can"),
    );
  });
});

// Words of the shell, its quoting and its comments, as an id, a file and a revision could hold them.
const hostile = [
  "$(id)",
  "`id`",
  "'; id; '",
  '"; id; "',
  "a b",
  "#x",
  "--help",
  "-o",
  "*",
  "~",
  "$HOME",
  "\\",
  "a\nid\n",
  "%s",
  "é😀",
];

describe("a stranger's text", () => {
  test.each(hostile)("%j arrives as one word and runs nothing", (text) => {
    const safetensors: ModelRecord = { id: `acme/${text}`, pipeline_tag: "text-generation", tags: ["conversational"] };
    const gguf: ModelRecord = {
      id: "acme/chatty-GGUF",
      pipeline_tag: "text-generation",
      gated: "auto",
      siblings: [{ rfilename: `${text}-Q4_K_M.gguf` }],
    };
    const adapter: ModelRecord = { ...safetensors, config: { peft: { base_model_name_or_path: text } } };
    const vectors: ModelRecord = { id: `acme/${text}`, pipeline_tag: "feature-extraction" };
    const contexts = [{}, { endpoint: "http://127.0.0.1:7860" }, { revision: text }];
    const programs = ["vllm", "sglang", "docker", "llama-server", "ollama", "hf", "id"];
    const stubs = programs.map((name) => `${name}() { printf '%s\\0' ${name} "$@"; }`).join("\n");
    for (const model of [safetensors, gguf, adapter, vectors]) {
      for (const context of contexts) {
        for (const { id, start } of serversFor(model, context)) {
          const script = `cd "$(mktemp -d)"; mkdir -p chatty-GGUF\n${stubs}\n${start.code}`;
          const words = execFileSync("bash", ["-eu", "-c", script], {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "pipe"],
          }).split("\0");
          const where = `${id}: ${start.code}`;
          expect(words, where).not.toContain("id");
          // TGI and TEI name no folder, and Ollama no model, by the stranger's text.
          if (id === "vllm" || id === "sglang" || id === "llama.cpp")
            expect(
              words.some((word) => word.includes(text)),
              where,
            ).toBe(true);
        }
      }
    }
  });
});
