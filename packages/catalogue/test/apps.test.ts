import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { appExamples } from "../src/app-examples.ts";
import {
  type AppGuide,
  type AppStep,
  type AppSystem,
  appGuide,
  appIds,
  appKinds,
  applicableApps,
  appSystems,
  apps,
  ggufChoices,
  isAppId,
  isAppSystem,
  type ModelRecord,
  modelApps,
} from "../src/index.ts";

const entryFolder = new URL("../src/apps/", import.meta.url);
const goldenFolder = join(import.meta.dirname, "golden/apps");

const cases = [...appExamples].flatMap(([name, { model, context }]) =>
  applicableApps(model, context).map((id) => ({ id, name, model, context, path: join(id, `${name}.md`) })),
);

function guideOf({ id, model, context }: Omit<(typeof cases)[number], "path" | "name">, more = {}): AppGuide {
  const guide = appGuide(id, model, { ...context, ...more });
  if (guide === undefined) throw new Error(`${id} does not fit ${model.id}`);
  return guide;
}

/** The steps of every system, each once. */
function variants(one: (typeof cases)[number]): { systems: AppSystem[]; guide: AppGuide }[] {
  const found = new Map<string, { systems: AppSystem[]; guide: AppGuide }>();
  for (const system of guideOf(one).systems) {
    const guide = guideOf(one, { system });
    const key = JSON.stringify(guide.steps);
    const known = found.get(key);
    if (known) known.systems.push(system);
    else found.set(key, { systems: [system], guide });
  }
  return [...found.values()];
}

const every = cases.flatMap((one) => variants(one).map((variant) => ({ ...one, ...variant })));

const shownStep = ({ text, link, code }: AppStep, index: number) =>
  [
    `${index + 1}. ${text}`,
    ...(link ? [`   ${link.label}: <${link.href}>`] : []),
    ...(code ? ["", `   \`\`\`${code.language}`, ...code.code.split("\n").map((line) => `   ${line}`), "   ```"] : []),
  ]
    .map((line) => line.trimEnd())
    .join("\n");

const shown = (one: (typeof cases)[number]) =>
  variants(one)
    .map(({ systems, guide }) =>
      [
        `# ${guide.prettyLabel} on ${systems.map((system) => appSystems[system]).join(", ")}`,
        ...(guide.quantizations.length > 0
          ? [guide.quantizations.map(({ id }) => (id === guide.quantization ? `**${id}**` : id)).join(" ")]
          : []),
        ...guide.steps.map(shownStep),
      ].join("\n\n"),
    )
    .join("\n\n")
    .concat("\n");

describe("the registry of local apps", () => {
  it("has every entry file, under the file's name", () => {
    const files = readdirSync(entryFolder).map((file) => file.replace(/\.ts$/, ""));
    expect([...appIds].sort()).toEqual(files.sort());
    for (const id of appIds) expect(isAppId(id)).toBe(true);
    for (const id of ["constructor", "", undefined, 7]) expect(isAppId(id)).toBe(false);
    for (const system of ["constructor", "", undefined]) expect(isAppSystem(system)).toBe(false);
  });

  it.each(appIds)("%s is described completely", (id) => {
    const { prettyLabel, docsUrl, kind, systems, source } = apps[id];
    expect(prettyLabel).not.toBe("");
    expect(docsUrl).toMatch(/^https:\/\//);
    expect(Object.keys(appKinds)).toContain(kind);
    expect(systems).not.toHaveLength(0);
    for (const system of systems) expect(isAppSystem(system)).toBe(true);
    expect(source).toMatch(/read \d{4}-\d\d-\d\d/);
  });

  it("fits an example with each of its apps", () => {
    expect([...new Set(cases.map(({ id }) => id))].sort()).toEqual([...appIds].sort());
  });
});

describe("golden files of local apps", () => {
  test.each(cases.map((one) => [one.path, one] as const))("golden app %s is what is emitted", async (path, one) => {
    await expect(shown(one)).toMatchFileSnapshot(join(goldenFolder, path));
  });

  test("no golden file is left over", () => {
    const wanted = new Set(cases.map(({ path }) => path));
    const found = readdirSync(goldenFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(goldenFolder.length + 1));
    expect(found.filter((path) => !wanted.has(path))).toEqual([]);
  });
});

describe("steps", () => {
  it.each(every.map((one) => [`${one.path} on ${one.systems.join()}`, one] as const))(
    "%s can be followed",
    (_, { guide, context, model }) => {
      expect(guide.steps.length).toBeGreaterThan(0);
      for (const { text, link, code } of guide.steps) {
        expect(text).toMatch(/[^\s.][.:]$|hf auth login$/);
        if (link) expect(URL.parse(link.href)?.protocol, link.href).toMatch(/^(?:https|lmstudio|jan):$/);
        if (code) expect(code.code.trim()).not.toBe("");
        if (code?.language === "json") JSON.parse(code.code);
      }
      const all = JSON.stringify(guide.steps);
      expect(all).not.toMatch(/undefined|\[object |NaN/);
      expect(all).toContain(model.id.slice(model.id.lastIndexOf("/") + 1));
      // What is on a hub of the reader's own comes from there.
      if (context.endpoint !== undefined) expect(all).toContain(context.endpoint);
    },
  );

  it("are JSON values", () => {
    for (const { model, context } of appExamples.values()) {
      const guides = modelApps(model, context);
      expect(JSON.parse(JSON.stringify(guides))).toEqual(
        guides.map((guide) => JSON.parse(JSON.stringify(guide, (_, value: unknown) => value))),
      );
    }
  });

  it("say where code is typed: PowerShell on Windows, a POSIX shell elsewhere", () => {
    for (const { guide } of every) {
      for (const { code, install } of guide.steps) {
        // vLLM runs on Linux, wherever the app is.
        if (install !== undefined || code?.code.includes("vllm serve")) continue;
        if (guide.system === "windows") expect(code?.language, guide.id).not.toBe("shell");
        else expect(code?.language, guide.id).not.toBe("powershell");
      }
    }
  });
});

describe("configuration files", () => {
  const texts = (language: string) =>
    every.flatMap(({ guide, path }) =>
      guide.steps.flatMap(({ code }) => (code?.language === language ? [{ path, text: code.code }] : [])),
    );

  it("are TOML as Python reads it", () => {
    const all = texts("toml").map(({ text }) => text);
    expect(all.length).toBeGreaterThan(0);
    const program = "import json, sys, tomllib\nfor text in json.load(sys.stdin): tomllib.loads(text)";
    execFileSync("python3", ["-c", program], { input: JSON.stringify(all) });
  });

  it("are YAML as Ruby reads it", () => {
    const all = texts("yaml").map(({ text }) => text);
    expect(all.length).toBeGreaterThan(0);
    const program = 'require "json"; require "yaml"; JSON.parse(STDIN.read).each { |text| YAML.safe_load(text) }';
    execFileSync("ruby", ["-e", program], { input: JSON.stringify(all) });
  });
});

interface Program {
  readonly of: string;
  readonly options: string;
}

const programs: Readonly<Record<string, Program>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "program-options.json"), "utf8"),
);
// `npx -y node-llama-cpp chat` before anything shorter.
const known = Object.keys(programs).sort((a, b) => b.length - a.length);

/** Programs without options, and words of the shell. */
const others = [
  "printf",
  "chmod",
  "curl",
  "irm",
  "export",
  "opencode",
  "pi",
  "codex",
  "cd",
  "set",
  "Set-Content",
  "./webui.sh",
  "./webui.ps1",
];

const commandsOf = (code: string): string[][] =>
  code
    .split("\n")
    .filter((line) => !line.startsWith("#") && !line.startsWith("$env:"))
    .join("\n")
    .replaceAll("\\\n", " ")
    .split("\n")
    .map((line) =>
      line
        .replace(/^HF_ENDPOINT=\S+ /, "")
        .replace(/^& '([^']*)'/, "$1")
        .split(/\s+/)
        .filter(Boolean),
    )
    .flatMap((words) => {
      const image = words.findIndex((word) => word.startsWith("ghcr.io/"));
      if (image === -1) return [words];
      return [words.slice(0, image), [(words[image] ?? "").replace(/:[^:]*$/, ""), ...words.slice(image + 1)]];
    });

describe("options of the programs", () => {
  it.each(every.map((one) => [`${one.path} on ${one.systems.join()}`, one] as const))(
    "%s uses options that the program has",
    (_, { guide }) => {
      for (const { code } of guide.steps) {
        if (code?.language !== "shell" && code?.language !== "powershell") continue;
        for (const words of commandsOf(code.code)) {
          const name = known.find((one) => `${words.join(" ")} `.startsWith(`${one} `));
          if (name === undefined) {
            expect(others, words.join(" ")).toContain(words[0]);
            continue;
          }
          const options = new Set(programs[name]?.options.split(" "));
          const used = words.filter((word) => /^--?[a-z]/.test(word));
          expect(
            used.filter((option) => !options.has(option)),
            `${words.join(" ")}: not among the options of ${programs[name]?.of}`,
          ).toEqual([]);
        }
      }
    },
  );
});

describe("which apps fit", () => {
  const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));
  const chat = { id: "acme/chatty", pipeline_tag: "text-generation", tags: ["conversational"] };

  it("those of GGUF files are not those of MLX or of transformers", () => {
    const gguf = applicableApps({ ...chat, siblings: files("chatty-Q4_K_M.gguf") });
    const mlx = applicableApps({ ...chat, library_name: "mlx" });
    const weights = applicableApps({ ...chat, siblings: files("model.safetensors") });
    expect(gguf).toEqual(expect.arrayContaining(["llama.cpp", "lmstudio", "jan", "ollama", "koboldcpp"]));
    expect(gguf).not.toContain("mlx-lm");
    expect(gguf).not.toContain("vllm");
    expect(mlx).toEqual(["lmstudio", "mlx-lm"]);
    expect(weights).toEqual(expect.arrayContaining(["vllm", "sglang", "aider", "open-webui"]));
    expect(weights).not.toContain("llama.cpp");
  });

  it("none for a task that no app has", () => {
    expect(
      applicableApps({ id: "acme/tree", pipeline_tag: "tabular-classification", library_name: "sklearn" }),
    ).toEqual([]);
    expect(applicableApps({ id: "acme/unknown" })).toEqual([]);
    expect(
      applicableApps({ id: "acme/painter-GGUF", pipeline_tag: "text-to-image", siblings: files("p-Q8_0.gguf") }),
    ).toEqual([]);
  });

  it("no app that knows the public hub alone is offered for another, unless it takes files", () => {
    const model = { ...chat, siblings: files("chatty-Q4_K_M.gguf") };
    const elsewhere = applicableApps(model, { endpoint: "http://127.0.0.1:7860" });
    for (const id of ["gpt4all", "docker-model-runner", "localai", "lemonade", "unsloth"] as const) {
      expect(applicableApps(model)).toContain(id);
      expect(elsewhere).not.toContain(id);
    }
    expect(elsewhere).toEqual(expect.arrayContaining(["lmstudio", "jan", "ollama", "llamafile", "llama.cpp"]));
  });

  it("an app that does not take split files is offered where another quantization is in one", () => {
    const split = {
      ...chat,
      siblings: files("c-Q4_K_M-00001-of-00002.gguf", "c-Q4_K_M-00002-of-00002.gguf", "c-Q2_K.gguf"),
    };
    const guide = appGuide("ollama", split);
    expect(JSON.stringify(guide?.steps)).toContain("Q2_K");
    expect(guide?.quantizations).toEqual([]);
    expect(appGuide("llama.cpp", split)?.quantizations.map(({ id }) => id)).toEqual(["Q4_K_M", "Q2_K"]);
  });

  it("is a pure function of the record", () => {
    for (const { model, context } of appExamples.values()) {
      expect(modelApps(model, context)).toEqual(modelApps(structuredClone(model), context));
    }
  });
});

describe("choices", () => {
  const model: ModelRecord = {
    id: "acme/chatty-GGUF",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
    siblings: [
      { rfilename: "Q8_0/chatty-00002-of-00002.gguf", size: 10 },
      { rfilename: "Q8_0/chatty-00001-of-00002.gguf", size: 20 },
      { rfilename: "chatty-Q4_K_M.gguf", size: 9 },
      { rfilename: "mmproj-F16.gguf", size: 1 },
      { rfilename: "chatty-small-Q2_K.gguf" },
      { rfilename: "chatty-large-Q2_K.gguf" },
    ],
  };

  it("are the files of a quantization, or a file where two have the same one", () => {
    expect(ggufChoices(model)).toEqual([
      {
        id: "Q8_0",
        quantization: "Q8_0",
        files: ["Q8_0/chatty-00001-of-00002.gguf", "Q8_0/chatty-00002-of-00002.gguf"],
        bytes: 30,
      },
      { id: "Q4_K_M", quantization: "Q4_K_M", files: ["chatty-Q4_K_M.gguf"], bytes: 9 },
      { id: "chatty-small-Q2_K.gguf", quantization: "Q2_K", files: ["chatty-small-Q2_K.gguf"], bytes: undefined },
      { id: "chatty-large-Q2_K.gguf", quantization: "Q2_K", files: ["chatty-large-Q2_K.gguf"], bytes: undefined },
    ]);
    expect(ggufChoices({ id: "a/b" })).toEqual([]);
  });

  it("change the steps, and one that is not there is the usual one", () => {
    const steps = (context = {}) => JSON.stringify(appGuide("llama.cpp", model, context)?.steps);
    expect(steps()).toContain("chatty-Q4_K_M.gguf");
    expect(steps({ quantization: "Q8_0" })).toContain("Q8_0/chatty-00001-of-00002.gguf");
    expect(steps({ quantization: "chatty-large-Q2_K.gguf" })).toContain("chatty-large-Q2_K.gguf");
    expect(steps({ quantization: "Q5_0" })).toBe(steps());
    expect(appGuide("llama.cpp", model, { system: "windows" })?.system).toBe("windows");
    expect(appGuide("llama.cpp", model, { system: "ios" })?.system).toBe("macos");
  });
});

// Words of the shell, its quoting and its comments, as an id or a file could hold them.
const hostile = [
  "$(id)",
  "`id`",
  "'; id; '",
  '"; id; "',
  "a b",
  "#x",
  "--help",
  "*",
  "~",
  "$HOME",
  "\\",
  "a\nid\n",
  "%s",
  "é😀",
  "&",
];

const stubbed = [
  "hf",
  "llama-server",
  "llama-cli",
  "ollama",
  "lms",
  "npx",
  "docker",
  "local-ai",
  "ramalama",
  "lemonade",
]
  .concat(["open-webui", "unsloth", "aider", "goose", "vllm", "sglang", "mlx_lm.chat", "mlx_lm.server", "pip", "npm"])
  .concat([
    "brew",
    "curl",
    "sh",
    "chmod",
    "codex",
    "pi",
    "opencode",
    "./koboldcpp",
    "./koboldcpp-mac-arm64",
    "./llamafile",
    "./webui.sh",
    "git",
    "cd",
  ]);
const stubs = stubbed.map((name) => `function ${name} { printf '%s\\0' '${name}' "$@"; }`).join("\n");

/** The words of all commands of a guide, as bash reads them. */
function wordsOf(guide: AppGuide): string[] {
  const code = guide.steps.flatMap((step) => (step.code?.language === "shell" ? [step.code.code] : []));
  // A Modelfile goes to a folder that a download would have made.
  const folder = 'hf() { printf "%s\\0" hf "$@"; mkdir -p "${@: -1}"; }';
  const script = `cd "$(mktemp -d)"\n${stubs}\n${folder}\nid() { printf 'id\\0'; }\n${code.join("\n")}`;
  return execFileSync("bash", ["-eu", "-c", script], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).split(
    "\0",
  );
}

describe("a stranger's text", () => {
  test.each(hostile)("%j stays one word, and runs nothing", (text) => {
    const record = (word: string): ModelRecord[] => [
      {
        id: `acme/${word}`,
        pipeline_tag: "text-generation",
        tags: ["conversational"],
        siblings: [{ rfilename: `${word}-Q4_K_M.gguf` }],
      },
      { id: `acme/${word}`, pipeline_tag: "text-generation", library_name: "mlx", tags: ["mlx"] },
      {
        id: `acme/${word}`,
        pipeline_tag: "text-to-image",
        tags: ["diffusers:StableDiffusionPipeline"],
        siblings: [{ rfilename: `${word}.safetensors` }, { rfilename: `${word}.ckpt` }],
      },
    ];
    const plain = record("x");
    for (const [index, model] of record(text).entries()) {
      for (const context of [{}, { endpoint: "http://127.0.0.1:7860" }]) {
        for (const guide of modelApps(model, { ...context, system: "linux" })) {
          const benign = plain[index] && appGuide(guide.id, plain[index], { ...context, system: "linux" });
          const where = `${guide.id} ${JSON.stringify(guide.steps)}`;
          const words = wordsOf(guide);
          expect(words, where).not.toContain("id");
          if (benign) expect(words.length, where).toBe(wordsOf(benign).length);
          for (const { link, code } of guide.steps) {
            if (link) expect(link.href, where).not.toMatch(/[\s"'<>`\\]/);
            if (code?.language === "json")
              expect(JSON.stringify(JSON.parse(code.code))).toContain(JSON.stringify(text).slice(1, -1));
          }
        }
      }
    }
  });

  it("arrives in configuration files as it is", () => {
    const ids = fc.sample(fc.string({ unit: "binary", minLength: 1, maxLength: 12 }), { numRuns: 200, seed: 20261121 });
    const configs = ids.map((id) => {
      const model: ModelRecord = { id: `acme/${id}`, pipeline_tag: "text-generation", tags: ["conversational"] };
      const text = (app: "codex" | "continue", language: string) =>
        appGuide(app, model)?.steps.find((step) => step.code?.language === language)?.code?.code ?? "";
      return { id: model.id.toWellFormed(), toml: text("codex", "toml"), yaml: text("continue", "yaml") };
    });
    const toml =
      'import json, sys, tomllib\nfor c in json.load(sys.stdin): assert tomllib.loads(c["toml"])["model"] == c["id"], c';
    execFileSync("python3", ["-c", toml], { input: JSON.stringify(configs) });
    const yaml =
      'require "json"; require "yaml"; JSON.parse(STDIN.read).each { |c| raise c.inspect unless YAML.safe_load(c["yaml"])["models"][0]["model"] == c["id"] }';
    execFileSync("ruby", ["-e", yaml], { input: JSON.stringify(configs), env: { ...process.env, LANG: "C.UTF-8" } });
  });

  it("never makes a generator throw, whatever its shape", () => {
    const anything = fc.record(
      Object.fromEntries(
        ["id", "tags", "pipeline_tag", "library_name", "gguf", "siblings", "gated", "config"].map((field) => [
          field,
          fc.anything(),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, fc.constantFrom("text-generation", "text-to-image", undefined), (record, pipeline_tag) => {
        const model = { ...record, ...(pipeline_tag && { pipeline_tag }) } as unknown as ModelRecord;
        for (const guide of modelApps(model)) expect(guide.steps.length).toBeGreaterThan(0);
      }),
      { numRuns: 150, seed: 20261121 },
    );
  });
});
