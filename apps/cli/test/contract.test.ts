import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelshelf } from "./modelshelf.ts";

let folder: string;
let data: string;
const record = {
  id: "team/it's-a-model",
  tags: ["transformers", "conversational"],
  pipeline_tag: "text-generation",
  library_name: "transformers",
  config: { tokenizer_config: { chat_template: "{{ messages }}" } },
  transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "modelshelf-cli-"));
  data = join(folder, "data");
  await writeFile(join(folder, "record.json"), JSON.stringify(record));
  const repository = join(folder, "repository");
  await mkdir(repository);
  await writeFile(
    join(repository, "README.md"),
    "---\nlibrary_name: timm\npipeline_tag: image-classification\n---\n# A model\n",
  );
  await writeFile(join(repository, "config.json"), '{"architecture": "resnet18", "num_classes": 10}');
});
afterAll(() => rm(folder, { recursive: true }));

describe("modelshelf snippets", () => {
  it("prints every library that applies, the record's own first, with full language names", async () => {
    const { code, stdout } = await modelshelf(["snippets", join(folder, "record.json"), "--json", "--data", data]);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(result.model).toBe(record.id);
    expect(result.libraries[0]).toMatchObject({ id: "transformers", prettyLabel: "Transformers" });
    expect(result.libraries[0].install).toMatch(/^pip install /);
    for (const { title, language, code: source } of result.libraries[0].snippets) {
      expect(title === null || typeof title === "string").toBe(true);
      expect(language).toBe("python");
      expect(source).toContain('"team/it\'s-a-model"');
    }
  });

  it("takes a library that does not apply when it is asked for", async () => {
    const { code, stdout } = await modelshelf(["snippets", "-", "--library", "spacy", "--json", "--data", data], {
      input: JSON.stringify(record),
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).libraries.map(({ id }: { id: string }) => id)).toEqual(["spacy"]);
  });

  it("marks a fallback text as a notice", async () => {
    const { stdout } = await modelshelf(["snippets", "-", "--library", "peft", "--json", "--data", data], {
      input: JSON.stringify({ id: "team/adapter", library_name: "peft" }),
    });
    expect(JSON.parse(stdout).libraries[0].snippets).toEqual([
      { title: null, language: "python", code: "# Task type is invalid.", notice: true },
    ]);
  });

  it("answers a bad line of a stream in its place, goes on, and exits with 1", async () => {
    const input = `${JSON.stringify(record)}\nnot json\n{"no":"id"}\n\n${JSON.stringify({ id: "a/b", library_name: "timm" })}\n`;
    const { code, stdout } = await modelshelf(["snippets", "-", "--ndjson", "--data", data], { input });
    expect(code).toBe(1);
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(4);
    expect(lines[0].model).toBe(record.id);
    expect(lines[1].error).toMatch(/^line 2 is not JSON/);
    expect(lines[2].error).toMatch(/^line 3: .*id/);
    expect(lines[3].libraries[0].id).toBe("timm");
  });

  it("takes short names of languages", async () => {
    const args = ["snippets", join(folder, "record.json"), "--library", "transformers.js", "--json", "--data", data];
    const long = await modelshelf([...args, "--language", "javascript"]);
    expect((await modelshelf([...args, "--language", "js"])).stdout).toBe(long.stdout);
    expect(JSON.parse(long.stdout).libraries[0].snippets.length).toBeGreaterThan(0);
  });

  it("says in one line that a library is not known", async () => {
    const { code, stderr } = await modelshelf([
      "snippets",
      join(folder, "record.json"),
      "--library",
      "nonsense",
      "--data",
      data,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^modelshelf: no library "nonsense".*\n$/);
  });
});

describe("modelshelf apps", () => {
  const gguf = {
    id: "acme/chatty-GGUF",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
    siblings: [{ rfilename: "chatty-Q8_0.gguf" }, { rfilename: "chatty-Q4_K_M.gguf" }],
  };
  const ask = (...options: string[]) =>
    modelshelf(["apps", "-", ...options, "--data", data], { input: JSON.stringify(gguf) });

  it("lists the apps that fit, a line each", async () => {
    const { code, stdout } = await ask();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^lmstudio +LM Studio +macOS, Windows, Linux$/m);
    expect(stdout).not.toContain("mlx-lm");
  });

  it("prints the steps in one, for a system and a quantization", async () => {
    const { code, stdout, stderr } = await ask("--app", "llama.cpp", "--system", "windows", "--quantization", "Q8_0");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^## llama\.cpp, Windows, Q8_0\n\n1\. Install llama\.cpp\.\n\nwinget install llama\.cpp\n/);
    expect(stdout).toContain("--hf-file chatty-Q8_0.gguf");
    expect(stderr).toBe("--quantization: Q8_0, Q4_K_M\n");
  });

  it("says it in JSON, for one record and for each of a stream", async () => {
    const { stdout } = await ask("--app", "lmstudio", "--json");
    const { model, apps } = JSON.parse(stdout);
    expect(model).toBe(gguf.id);
    expect(apps[0]).toMatchObject({ id: "lmstudio", quantization: "Q4_K_M", system: "macos" });
    expect(apps[0].steps[1].link.href).toMatch(/^lmstudio:/);
    const lines = (await ask("--ndjson")).stdout.trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "").apps.length).toBeGreaterThan(5);
  });

  it("says on standard error that no app fits", async () => {
    const input = JSON.stringify({ id: "acme/tree", pipeline_tag: "tabular-classification" });
    const { code, stdout, stderr } = await modelshelf(["apps", "-", "--data", data], { input });
    expect([code, stdout]).toEqual([0, ""]);
    expect(stderr).toBe("no app here can run acme/tree (task tabular-classification)\n");
  });

  it.each([
    [["--app", "nonsense"], /no app "nonsense"; known: /],
    [["--app", "mlx-lm"], /mlx-lm cannot run acme\/chatty-GGUF; these apps can: /],
    [["--system", "amiga"], /no system "amiga"; known: macos, windows, linux/],
    [["--quantization", "Q1_0"], /no quantization "Q1_0" of acme\/chatty-GGUF; there are: Q8_0, Q4_K_M/],
    [["--endpoint", "nonsense"], /--endpoint must be an address/],
  ])("refuses %j in one line", async (options, said) => {
    const { code, stdout, stderr } = await ask(...options);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(said);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("modelshelf inference --server", () => {
  const ask = (...options: string[]) =>
    modelshelf(["inference", "-", ...options, "--data", data], { input: JSON.stringify(record) });

  it("prints how the server is started, then the code that asks it", async () => {
    const { code, stdout, stderr } = await ask(
      "--server",
      "vllm",
      "--hub",
      "http://127.0.0.1:7860",
      "--client",
      "curl",
    );
    expect(code).toBe(0);
    expect(stdout).toContain("pip install vllm\n");
    expect(stdout).toContain("HF_ENDPOINT=http://127.0.0.1:7860 vllm serve");
    expect(stdout.indexOf("vllm serve")).toBeLessThan(stdout.indexOf("curl http://localhost:8000/v1/chat/completions"));
    expect(stderr).toContain("any text in API_TOKEN will do");
  });

  it("says it in JSON, with the name that the server answers to", async () => {
    const { stdout } = await ask(
      "--server",
      "tgi",
      "--revision",
      "v1",
      "--client",
      "openai",
      "--language",
      "py",
      "--json",
    );
    const [{ server, code, files }] = JSON.parse(stdout);
    expect(server).toMatchObject({ id: "tgi", endpointUrl: "http://localhost:8080/v1", model: "tgi", install: null });
    expect(server.start).toContain("--revision v1");
    expect(code).toContain('model="tgi"');
    expect(files).toBeUndefined();
  });

  it.each([
    [["--server", "vlm"], /no server "vlm"; there are: vllm/],
    [["--server", "ollama"], /Ollama cannot serve team\/it's-a-model; these can: vllm/],
    [["--server", "vllm", "--provider", "groq"], /--server is your own and --provider groq is not/],
    [["--server", "vllm", "--hub", "nonsense"], /--hub must be an address .* not "nonsense"/],
    [["--revision", "v1"], /--revision says what a server loads: give --server too/],
  ])("says what is wrong with %s", async (options, said) => {
    const { code, stdout, stderr } = await ask(...options);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(said);
  });

  it("says where a sample of the file is that the code opens", async () => {
    const input = JSON.stringify({ id: "team/eyes", pipeline_tag: "image-classification" });
    const options = ["inference", "-", "--provider", "hf-inference", "--client", "curl", "--data", data];
    const { stderr } = await modelshelf(options, { input });
    const [, path = ""] = /^photo\.jpg: .* sample: (.+)$/m.exec(stderr) ?? [];
    expect((await stat(path)).size).toBeGreaterThan(1000);
    const [{ files }] = JSON.parse((await modelshelf([...options, "--json"], { input })).stdout);
    expect(files).toEqual([{ name: "photo.jpg", path }]);
  });
});

describe("modelshelf inference", () => {
  it("prints language, client and code", async () => {
    const { code, stdout } = await modelshelf([
      "inference",
      join(folder, "record.json"),
      "--provider",
      "groq",
      "--json",
      "--data",
      data,
    ]);
    expect(code).toBe(0);
    const snippets: { language: string; client: string; code: string }[] = JSON.parse(stdout);
    expect(snippets.map(({ language, client }) => `${language}/${client}`)).toEqual(
      expect.arrayContaining(["python/openai", "python/requests", "javascript/fetch", "shell/curl"]),
    );
    expect(Object.keys(snippets[0] ?? {})).toEqual(["language", "client", "code"]);
  });

  it("takes a literal token, inputs and an own endpoint", async () => {
    const { stdout } = await modelshelf([
      "inference",
      join(folder, "record.json"),
      "--endpoint-url",
      "http://localhost:8000/v1",
      "--access-token",
      "sk-'x",
      "--client",
      "curl",
      "--inputs",
      '"Don\'t"',
      "--json",
      "--data",
      data,
    ]);
    const [{ code }] = JSON.parse(stdout);
    expect(code).toContain("http://localhost:8000/v1/chat/completions");
    expect(code).toContain('"Authorization: Bearer sk-\'x"');
    expect(code).toContain("Don'\\''t");
  });

  it("exits with 1 and one line where the provider does not serve the task", async () => {
    const { code, stdout, stderr } = await modelshelf(
      ["inference", "-", "--provider", "groq", "--json", "--data", data],
      {
        input: JSON.stringify({ id: "a/b", pipeline_tag: "text-to-image" }),
      },
    );
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).toContain("Failed to get provider helper");
  });

  it("takes tools and a form of the answer, and says what to install", async () => {
    const asked = [
      "inference",
      join(folder, "record.json"),
      "--provider",
      "groq",
      "--client",
      "openai",
      "--data",
      data,
    ];
    const { stdout } = await modelshelf([
      ...asked,
      "--language",
      "python",
      "--tools",
      '[{"type":"function","function":{"name":"look_up"}}]',
      "--response-format",
      '{"type":"json_object"}',
      "--reasoning-effort",
      "low",
    ]);
    expect(stdout).toContain("\n$ pip install openai\n");
    for (const word of ["look_up", "json_object", 'reasoning_effort="low"']) expect(stdout).toContain(word);
    const wrong = await modelshelf([...asked, "--tools", "{}"]);
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      'modelshelf: --tools must be a list of functions in JSON, not "{}"\n',
    ]);
  });

  it("says what is wrong with inputs that are not JSON", async () => {
    const { code, stderr } = await modelshelf([
      "inference",
      join(folder, "record.json"),
      "--inputs",
      "Hello",
      "--data",
      data,
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^modelshelf: --inputs is not JSON: .*\n$/);
  });
});

describe("a shelf", () => {
  it("takes a folder, lists it, gives its code by id, and lets it go", async () => {
    const added = await modelshelf(["add", join(folder, "repository"), "--id", "team/resnet", "--data", data]);
    expect(added.stderr).toBe("");
    expect(added.code).toBe(0);
    const listed = await modelshelf(["list", "--json"], { env: { MODELSHELF_DATA: data } });
    expect(JSON.parse(listed.stdout)).toEqual([expect.objectContaining({ id: "team/resnet", library_name: "timm" })]);
    const snippets = await modelshelf(["snippets", "team/resnet", "--json", "--data", data]);
    expect(JSON.parse(snippets.stdout).libraries[0].id).toBe("timm");
    expect((await modelshelf(["remove", "team/resnet", "--data", data])).code).toBe(0);
    expect((await modelshelf(["list", "--json", "--data", data])).stdout).toBe("[]\n");
  });

  it("says in one line that a model is not there", async () => {
    for (const command of [
      ["remove", "team/none"],
      ["snippets", "team/none"],
      ["add", join(folder, "nowhere")],
    ]) {
      const { code, stderr } = await modelshelf([...command, "--data", data]);
      expect(code).toBe(1);
      expect(stderr.trimEnd().split("\n")).toHaveLength(1);
      expect(stderr).not.toMatch(/\bat \S+:\d+/);
    }
  });
});

describe("the catalogue", () => {
  it("prints lists and entries as JSON", async () => {
    const [tasks, libraries, providers] = await Promise.all(
      ["tasks", "libraries", "providers"].map(async (name) => JSON.parse((await modelshelf([name, "--json"])).stdout)),
    );
    expect(tasks).toHaveLength(57);
    expect(libraries).toContainEqual(
      expect.objectContaining({ id: "transformers.js", prettyLabel: "Transformers.js" }),
    );
    expect(providers).toContainEqual(
      expect.objectContaining({ id: "fal-ai", tasks: expect.arrayContaining(["text-to-image"]) }),
    );
    const spoken = await modelshelf(["tasks", "speech", "to", "text"]);
    expect(spoken.stdout).toMatch(/^automatic-speech-recognition /);
    const unknown = await modelshelf(["tasks", "juggling"]);
    expect([unknown.code, unknown.stderr.trim()]).toEqual([1, expect.stringContaining('no task is called "juggling"')]);
    const task = JSON.parse((await modelshelf(["task", "translation", "--json"])).stdout);
    expect(task).toMatchObject({ id: "translation", canonicalId: "text-generation", label: "Translation" });
    const library = JSON.parse((await modelshelf(["library", "keras", "--json"])).stdout);
    expect(library.countDownloads).toBe('path:"config.json" OR path_extension:"keras"');
  });

  it("says of a library what it is and what is proven of its code", async () => {
    const { code, stdout } = await modelshelf(["library", "sentence-transformers"]);
    expect(code).toBe(0);
    const lines = new Map(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/ {2,}/, 2) as [string, string]),
    );
    expect(lines.get("label")).toBe("sentence-transformers");
    expect(lines.get("repository")).toMatch(/^https:\/\/github\.com\//);
    expect(lines.get("proven")).toMatch(/^\d+ (?:executed|checked|parsed)/);
    expect(lines.get("with")).toMatch(/^sentence-transformers \d/);
    expect(lines.get("last proven")).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(lines.get("source")).toMatch(/read \d{4}-\d\d-\d\d$/);
    const record = JSON.parse((await modelshelf(["library", "sentence-transformers", "--json"])).stdout);
    expect(record).toMatchObject({
      id: "sentence-transformers",
      kind: "code",
      proof: { package: "sentence-transformers" },
    });
    const { counts } = record.proof;
    for (const level of ["executed", "checked", "parsed"]) {
      const said = new RegExp(`(\\d+) ${level}`).exec(lines.get("proven") ?? "")?.[1] ?? "0";
      expect([level, counts[level]]).toEqual([level, Number(said)]);
    }
  });

  it("names the nearest libraries where there is none of that name", async () => {
    const near = await modelshelf(["library", "transfomers"]);
    expect(near.code).toBe(1);
    expect(near.stderr).toMatch(/^modelshelf: no library "transfomers"; did you mean transformers.*\n$/);
    expect((await modelshelf(["library", "qqqqqq"])).stderr).toBe(
      'modelshelf: no library "qqqqqq"; modelshelf libraries lists them\n',
    );
  });

  it("lists the libraries with their proof, and sums them up beside the list", async () => {
    const { stdout, stderr } = await modelshelf(["libraries"]);
    expect(stdout).toMatch(/^transformers +Transformers +(?:\d+ executed, )?\d+ checked.* https:\/\/\S+$/m);
    const all: { kind: string }[] = JSON.parse((await modelshelf(["libraries", "--json"])).stdout);
    const count = (kind: string) => all.filter((one) => one.kind === kind).length;
    expect(stdout.trimEnd().split("\n")).toHaveLength(all.length);
    expect(stderr).toBe(
      `${all.length} libraries: ${count("code")} with code, ${count("notice")} with a notice only, ${count("download")} download only\n`,
    );
  });

  it("gives a sample input as text or as messages", async () => {
    const chat = await modelshelf(["input", join(folder, "record.json"), "--data", data]);
    expect(JSON.parse(chat.stdout)).toEqual([{ role: "user", content: expect.stringContaining("capital") }]);
    const none = await modelshelf(["input", "-", "--data", data], { input: '{"id":"a/b"}' });
    expect(none.stdout).toBe("No input example has been defined for this model task.\n");
  });
});

describe("usage", () => {
  it("exits with 2 for a wrong command line, with 0 for help", async () => {
    for (const args of [["nonsense"], ["snippets"], ["snippets", "x", "--nonsense"], ["add"], []]) {
      expect([args, (await modelshelf(args)).code]).toEqual([args, 2]);
    }
    expect((await modelshelf(["--help"])).code).toBe(0);
    expect((await modelshelf(["snippets", "--help"])).code).toBe(0);
  });

  it("does not take a bad port for a usage mistake", async () => {
    const { code, stderr } = await modelshelf(["serve", "--port", "70000", "--data", data]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^modelshelf: --port must be a number/);
  });
});
