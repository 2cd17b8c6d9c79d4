import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import {
  applicableLibraries,
  brew,
  gitClone,
  type Install,
  installCommand,
  installTools,
  isLibraryId,
  libraries,
  libraryIds,
  libraryInstalls,
  libraryOf,
  librarySnippets,
  type ModelRecord,
  pip,
  printDownloadQuery,
  renderLibrary,
  snippetTexts,
} from "../src/index.ts";
import { allExamples, contexts, entries } from "./entries.ts";

describe("the registry", () => {
  it("has every entry file, under the file's name", () => {
    expect(libraryIds).toEqual([...entries.keys()].sort());
    for (const [id, entry] of entries) expect(libraries[id as (typeof libraryIds)[number]]).toBe(entry.default);
  });

  it.each([...entries])("%s is described completely", (id, { default: library, examples }) => {
    expect(isLibraryId(id)).toBe(true);
    expect(library.prettyLabel).not.toBe("");
    expect(library.repoName).not.toBe("");
    expect(library.repoUrl).toMatch(/^https:\/\/[\w.-]+\/\S*$/);
    if (library.docsUrl !== undefined) expect(library.docsUrl).toMatch(/^https:\/\//);
    if (library.countDownloads) expect(printDownloadQuery(library.countDownloads)).toMatch(/^path/);
    // An entry without code of its own downloads the files, as one that nobody registered does.
    if (library.snippets) {
      expect(library.source).toMatch(/read \d{4}-\d\d-\d\d/);
      expect(Object.keys(examples)).not.toHaveLength(0);
      expect(library.downloadOnly).toBeUndefined();
    } else expect(examples).toEqual({});
    if (library.downloadOnly !== undefined) expect(library.downloadOnly).toMatch(/^[A-Z].*[^.]\.$/);
    for (const name of Object.keys(examples)) expect(name).toMatch(/^[a-z0-9-]+$/);
  });

  it("knows no id of another kind", () => {
    for (const id of ["constructor", "", undefined, 7]) expect(isLibraryId(id)).toBe(false);
  });
});

describe.each(Object.entries(contexts))("every example, %s", (_, context) => {
  it.each(allExamples)("$id: $example", ({ id, model }) => {
    const { install, snippets, prettyLabel } = librarySnippets(id, model, context);
    expect(prettyLabel).toBe(libraryOf(id).prettyLabel);
    expect(snippets).not.toHaveLength(0);
    if (install !== null) expect(install).toMatch(/^(?:(?:pip|npm|brew|cargo|conda) install|git clone) /);
    const titles = snippets.map(({ title }) => title);
    if (snippets.length > 1) {
      expect(titles).not.toContain(undefined);
      expect(new Set(titles).size).toBe(snippets.length);
    }
    for (const { code, notice, language } of snippets) {
      expect(code).toBe(code.trim());
      expect(code).not.toMatch(/undefined|\[object |NaN/);
      // JavaScript alone has it: for an argument in the middle that is left out.
      if (language !== "javascript") expect(code).not.toMatch(/\bnull\b/);
      expect(code).not.toMatch(/[^\S\n]+$/m);
      if (notice) expect(code).toMatch(/^(?:#|\/\/) .*$/);
      else {
        if (language !== "shell") {
          expect(code).toContain("import");
          expect(code).toMatch(/print\(|console\.log\(|save\(|\.summary\(\)/);
        }
        const { fixedSource } = libraryOf(id);
        if ("endpoint" in context && fixedSource === undefined) {
          expect(
            snippets
              .map((one) => one.code)
              .concat(install ?? "")
              .join("\n"),
          ).toContain(context.endpoint);
        }
      }
    }
    const codes = snippets.map(({ code }) => code);
    expect(snippetTexts(id, model, context)).toEqual(install === null ? codes : [install, ...codes]);
  });
});

describe("a revision", () => {
  // keras-hub's presets and a package that is installed from a wheel's address take none in their code.
  const without = new Set(["keras-hub", "keras-hub-pictures", "keras-hub-backbone", "with-a-wheel-that-installs"]);

  const pinned = allExamples.filter(
    ({ id, example }) => !without.has(example) && libraryOf(id).fixedSource === undefined,
  );
  it.each(pinned)("is pinned by $id: $example", ({ id, model }) => {
    const { snippets } = librarySnippets(id, model, contexts.pinned);
    // Several commands may be steps of one way: the one that downloads has the revision.
    if (snippets.some(({ language }) => language === "shell")) {
      expect(snippets.map(({ code }) => code).join("\n")).toContain("v1.0");
      return;
    }
    for (const { code, notice } of snippets) if (!notice) expect(code).toContain("v1.0");
  });
});

describe("the install of every entry", () => {
  it.each([...entries])("%s says how it is installed", (_, { default: { install } }) => {
    expect(install).toBeDefined();
    if (!install || typeof install === "function") return;
    // A commit in full: a short one, a branch or a tag may mean other code tomorrow.
    if (install.manager === "git") expect(install.commit).toMatch(/^[0-9a-f]{40}$/);
    else for (const word of install.packages) expect(word).not.toMatch(/^-/);
  });

  it("is shell that parses, for every example and for those that have none", () => {
    const bare = libraryIds.map((id) => ({ id, model: { id: "owner/name", library_name: id } satisfies ModelRecord }));
    const commands = [...bare, ...allExamples].flatMap(({ id, model }) =>
      libraryInstalls(id, model).flatMap((one) => installTools(one).map((tool) => installCommand(one, tool))),
    );
    expect(commands.length).toBeGreaterThan(libraryIds.length);
    execFileSync("/bin/bash", ["-n"], { input: `${commands.join("\n")}\n` });
    for (const command of commands) expect(command).not.toMatch(/undefined|\[object |\n\n/);
  });
});

describe("librarySnippets", () => {
  const model: ModelRecord = { id: "owner/name", pipeline_tag: "text-generation" };

  it("downloads the files for a library that nobody registered", () => {
    const { install, prettyLabel, snippets } = librarySnippets("unheard-of", model, { revision: "v1.0" });
    expect(prettyLabel).toBe("unheard-of");
    expect(install).toBe("pip install huggingface_hub");
    expect(snippets.map(({ language }) => language)).toEqual(["shell", "python"]);
    expect(snippets[0]?.code).toBe("hf download owner/name --revision v1.0");
    expect(snippets[1]?.code).toContain('snapshot_download("owner/name", revision="v1.0")');
  });

  it("loads the files of an unregistered library from the hub it is told", () => {
    const [terminal] = librarySnippets("unheard-of", model, contexts.pinned).snippets;
    expect(terminal?.code).toMatch(/^export HF_ENDPOINT=http:\/\/127\.0\.0\.1:7860\nhf download /);
    expect(librarySnippets("unheard-of", model).snippets[0]?.code).toBe("hf download owner/name");
  });

  it("names the installer that the reader prefers", () => {
    expect(librarySnippets("timm", model, {}, "uv").install).toBe("uv pip install timm pillow");
  });

  it("begins with a comment for a transformers model whose type it cannot tell", () => {
    for (const record of [model, { id: "owner/name" }, { ...model, gated: "auto" as const }]) {
      for (const context of Object.values(contexts)) {
        const [snippet] = librarySnippets("transformers", record, context).snippets;
        expect(snippet?.code).toMatch(/^# ⚠️ Type of model unknown\n/);
        expect(snippet).not.toHaveProperty("notice");
      }
    }
  });

  it("uses the pipelines of transformers 4 where the reader has it", () => {
    const record: ModelRecord = {
      id: "owner/name",
      pipeline_tag: "summarization",
      transformersInfo: { auto_model: "AutoModelForSeq2SeqLM", processor: "AutoTokenizer" },
    };
    const older = librarySnippets("transformers", record, { libraryVersion: "4.57.1" });
    expect(older.install).toBe("pip install -U 'transformers<5' torch accelerate");
    expect(older.snippets[0]?.code).toContain('pipeline("summarization"');
    expect(older.snippets[0]?.code).toContain('torch_dtype="auto"');
    const current = librarySnippets("transformers", record, { libraryVersion: "5.23.0" });
    expect(current.snippets).toHaveLength(1);
    expect(current.snippets[0]?.code).not.toMatch(/pipeline|torch_dtype/);
  });
});

describe("renderLibrary", () => {
  const entry = {
    prettyLabel: "Own",
    repoName: "own",
    repoUrl: "https://github.com/own/own",
    filter: false,
    install: null,
  };

  it("downloads the files with an entry that has no code of its own", () => {
    const rendered = renderLibrary("own", entry, { id: "owner/name" });
    expect(rendered).toMatchObject({ id: "own", prettyLabel: "Own", install: "pip install huggingface_hub" });
    for (const { code } of rendered.snippets)
      expect(code).toContain("What to do with them: https://github.com/own/own");
    expect(rendered.snippets.map(({ language }) => language)).toEqual(["shell", "python"]);
  });

  it("says why the download is all there is, where the entry says so", () => {
    const reason = "Each model has a program of its own.";
    const { snippets } = renderLibrary("own", { ...entry, downloadOnly: reason }, { id: "owner/name" });
    for (const { code } of snippets) {
      expect(code).toMatch(/\n# Each model has a program of its own\.\n# More about them: https:\S+$/);
    }
  });

  it.each<readonly [Install, string]>([
    [pip("own"), "pip install own huggingface_hub"],
    [pip("own", "huggingface_hub[cli]<2"), "pip install own 'huggingface_hub[cli]<2'"],
    [pip("huggingface_hub_own"), "pip install huggingface_hub_own huggingface_hub"],
    [
      gitClone("https://github.com/own/own", "0123abc", "-r", "requirements.txt"),
      "git clone https://github.com/own/own.git &&\ncd own &&\ngit checkout 0123abc &&\npip install -r requirements.txt huggingface_hub",
    ],
    [brew("own"), "brew install own\npip install huggingface_hub"],
  ])("installs %j with an entry that has no code of its own, and what the download needs", (install, command) => {
    const own = { ...entry, install };
    expect(renderLibrary("own", own, { id: "owner/name" }).install).toBe(command);
    // The same object again, as every page has it.
    expect(renderLibrary("own", own, { id: "owner/name" }).install).toBe(command);
    const uv = command.replace(/^pip install/m, "uv pip install");
    expect(renderLibrary("own", own, { id: "owner/name" }, {}, "uv").install).toBe(uv);
  });

  it("lets an entry install nothing for a model", () => {
    const without = { ...entry, install: () => null, snippets: () => [] };
    expect(renderLibrary("own", without, { id: "owner/name" }).install).toBeNull();
  });
});

describe("fallback texts", () => {
  const only = (id: string, model: ModelRecord) => {
    const [snippet, ...more] = librarySnippets(id, model).snippets;
    expect(more).toEqual([]);
    expect(snippet?.notice).toBe(true);
    return snippet?.code;
  };
  const adapter = (task_type?: string, base?: string): ModelRecord => ({
    id: "owner/name",
    config: {
      peft: {
        ...(task_type === undefined ? {} : { task_type }),
        ...(base === undefined ? {} : { base_model_name_or_path: base }),
      },
    },
  });

  it("say what is missing, in the words of the specification", () => {
    expect(only("peft", adapter("NOTHING", "owner/base"))).toBe("# Task type is invalid.");
    expect(only("peft", adapter())).toBe("# Task type is invalid.");
    expect(only("peft", adapter("CAUSAL_LM"))).toBe("# Base model is not found.");
    expect(only("sklearn", { id: "owner/name", tags: ["skops"] })).toBe(
      "# Model filename not specified in config.json",
    );
    expect(only("speechbrain", { id: "owner/name" })).toBe("# interface not specified in config.json");
    expect(only("speechbrain", { id: "owner/name", config: { speechbrain: { speechbrain_interface: "Odd" } } })).toBe(
      "# interface in config.json invalid",
    );
    expect(only("transformers.js", { id: "owner/name", pipeline_tag: "robotics" })).toBe("// Unknown pipeline tag");
  });
});

describe("applicableLibraries", () => {
  it("puts the record's own library first, registered or not", () => {
    const tags = ["gguf", "transformers"];
    const others = ["llama-cpp-python", "transformers"];
    expect(applicableLibraries({ id: "a/b", library_name: "unheard-of", tags })).toEqual(["unheard-of", ...others]);
    expect(applicableLibraries({ id: "a/b", tags: [...tags].reverse() })).toEqual([...others].reverse());
    expect(applicableLibraries({ id: "a/b", library_name: "timm", tags: ["timm"] })).toEqual(["timm"]);
  });

  it("finds what fits by tags, files and other fields", () => {
    const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));
    expect(applicableLibraries({ id: "a/b", siblings: files("weights/model-Q4_K_M.gguf") })).toEqual([
      "llama-cpp-python",
    ]);
    expect(applicableLibraries({ id: "a/b", siblings: files("adapter_config.json") })).toEqual(["peft"]);
    expect(applicableLibraries({ id: "a/b", siblings: files("nested/adapter_config.json") })).toEqual([]);
    expect(applicableLibraries({ id: "a/b", transformersInfo: { auto_model: "AutoModel" } })).toEqual(["transformers"]);
    expect(applicableLibraries({ id: "a/b", tags: ["PyLate", "transformers.js"] })).toEqual([
      "sentence-transformers",
      "transformers.js",
    ]);
    expect(
      applicableLibraries({ id: "a/b", tags: ["timm"], siblings: files("adapter_config.json", "m.gguf") }),
    ).toEqual(["timm", "llama-cpp-python", "peft"]);
    expect(applicableLibraries({ id: "a/b" })).toEqual([]);
  });
});
