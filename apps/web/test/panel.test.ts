import type { ModelRecord } from "@modelshelf/catalogue";
import { describe, expect, it } from "vitest";
import { HtmlStore } from "../app/html-store.ts";
import type { PageContext } from "../app/page-context.ts";
import { panelFor } from "../app/server/panel.server.ts";
import { choicesAddress, readChoices } from "../app/server/panel-address.server.ts";
import { memoryShelf } from "./memory-shelf.ts";

const chat: ModelRecord = {
  id: "owner/chat",
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["transformers", "text-generation", "conversational"],
  config: { architectures: ["LlamaForCausalLM"], tokenizer_config: { chat_template: "x" } },
  transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
};

function page(documentHtml?: HtmlStore): PageContext {
  return {
    shelf: memoryShelf([]),
    origin: "http://127.0.0.1:7860",
    nonce: "n",
    theme: "auto",
    guide: async () => undefined,
    documentHtml,
  };
}

const panel = (query: string, { hasFiles = false, record = chat } = {}) =>
  panelFor({ record, hasFiles, totalSize: 1 }, readChoices(new URLSearchParams(query)), page());

const textOf = (html = "") =>
  html.replace(/<[^>]*>/g, "").replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe("the panel's address", () => {
  it("reads back what it writes", () => {
    const choices = readChoices(
      new URLSearchParams(
        "tab=inference&provider=groq&client=openai&language=python&stream=1&direct=1&bill_to=a b&x=y",
      ),
    );
    expect(readChoices(new URLSearchParams(choicesAddress(choices)))).toEqual(choices);
    expect(choicesAddress(choices)).not.toContain("x=y");
  });

  it("takes language and client from one field, as the form sends them", () => {
    expect(readChoices(new URLSearchParams("client=javascript:openai"))).toMatchObject({
      language: "javascript",
      client: "openai",
    });
  });

  it("leaves out what is empty, unknown or absurdly long", () => {
    expect(choicesAddress(readChoices(new URLSearchParams(`tab=nonsense&library=&bill_to=${"a".repeat(501)}`)))).toBe(
      "?",
    );
  });
});

describe("the libraries tab", () => {
  it("is first, with the record's own library", () => {
    const { libraries, tabs } = panel("");
    expect(tabs.map(({ id, selected }) => [id, selected])).toEqual([
      ["libraries", true],
      ["inference", false],
      ["apps", false],
    ]);
    expect(libraries?.group.choices[0]).toMatchObject({ id: "transformers", selected: true });
    expect(textOf(libraries?.install?.code.code.html)).toMatch(/^pip install .*transformers/);
  });

  it("installs with uv where the reader says so", () => {
    expect(textOf(panel("installer=uv").libraries?.install?.code.code.html)).toMatch(/^uv pip install /);
  });

  it("shows a library that a link asks for, registered or not", () => {
    const { libraries } = panel("library=never-heard-of");
    expect(libraries?.group.choices.at(-1)).toMatchObject({ id: "never-heard-of", selected: true });
    expect(libraries?.snippets.length).toBeGreaterThan(0);
  });

  it("downloads from this shelf where the files are here, and only there", () => {
    const code = (hasFiles: boolean) =>
      textOf(
        panel("library=transformers", { hasFiles })
          .libraries?.snippets.map((one) => one.code.html)
          .join("\n"),
      );
    expect(code(true)).toContain("http://127.0.0.1:7860");
    expect(code(false)).not.toContain("127.0.0.1");
  });

  it("has something for a model that says nothing of itself", () => {
    const { libraries } = panel("", { record: { id: "a/b" } });
    expect(libraries?.snippets.length).toBeGreaterThan(0);
  });

  it("explains missing facts and what to do about them", () => {
    const record: ModelRecord = { id: "a/b", library_name: "speechbrain", tags: ["speechbrain"] };
    const notice = panel("", { record }).libraries?.snippets[0]?.notice;
    expect(notice?.text).toMatch(/interface not specified/i);
    expect(notice?.advice).toContain("config.json");
  });
});

describe("the tab of local apps", () => {
  const gguf: ModelRecord = {
    id: "owner/chat-GGUF",
    pipeline_tag: "text-generation",
    tags: ["gguf", "conversational"],
    siblings: [
      { rfilename: "chat-Q8_0.gguf", size: 2_000_000_000 },
      { rfilename: "chat-Q4_K_M.gguf", size: 1_000_000_000 },
    ],
  };

  it("is chosen by its name or by an app, and left out where no app fits", () => {
    expect(panel("tab=apps").apps).toBeDefined();
    expect(panel("tab=apps").libraries).toBeUndefined();
    expect(panel("app=vllm").apps?.label).toBe("vLLM");
    const { tabs, libraries } = panel("tab=apps", { record: { id: "a/b", pipeline_tag: "robotics" } });
    expect(tabs.map(({ id }) => id)).toEqual(["libraries"]);
    expect(libraries).toBeDefined();
  });

  it("shows the steps for the chosen system and file, and keeps both in every link", () => {
    const { apps } = panel("app=llama.cpp&system=windows&quantization=Q8_0", { record: gguf });
    const code = apps?.steps.map((step) => textOf(step.code?.code.html)).join("\n");
    expect(code).toContain("winget install llama.cpp");
    expect(code).toContain("chat-Q8_0.gguf");
    expect(apps?.systems?.choices.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(["windows"]);
    expect(apps?.quantizations?.choices.map(({ id, hint }) => [id, hint])).toEqual([
      ["Q8_0", "2 GB"],
      ["Q4_K_M", "1 GB"],
    ]);
    const links = apps?.kinds.flatMap(({ choices }) => choices.map(({ href }) => href)) ?? [];
    expect(links.length).toBeGreaterThan(5);
    for (const href of links) expect(href).toMatch(/system=windows&quantization=Q8_0/);
    expect(apps?.group.hidden).toEqual({ tab: "apps", system: "windows", quantization: "Q8_0" });
  });

  it("says what the chosen file needs, and whether the reader's machine has it", () => {
    const memory = (query: string) => panel(`tab=apps&${query}`, { record: gguf }).apps?.memory;
    expect(memory("quantization=Q8_0")?.line).toMatch(/^Needs more than 2\.\d GB: weights 2 GB \(Q8_0\), overhead/);
    expect(memory("quantization=Q4_K_M")?.line).toMatch(/^Needs more than 1\.\d GB: weights 1 GB \(Q4_K_M\), overhead/);
    expect(memory("quantization=Q8_0")).not.toHaveProperty("answer");
    expect(memory("quantization=Q8_0&memory=1.5GB")?.answer).toBe("Does not fit in 1.5 GB.");
    expect(memory("quantization=Q4_K_M&memory=24GB")?.answer).toMatch(/^May fit in 24 GB/);
  });

  it("keeps the reader's memory and context in all links of the panel", () => {
    for (const tab of ["libraries", "inference", "apps"]) {
      const { tabs, libraries, inference, apps } = panel(`tab=${tab}&memory=24GB&context=512`);
      const group = libraries?.group ?? inference?.providers ?? apps?.group;
      const choices = [...tabs, ...(group?.choices ?? [])];
      expect(choices.length).toBeGreaterThan(3);
      for (const { href } of choices) expect(href).toContain("memory=24GB&context=512");
      expect(group?.hidden).toMatchObject({ memory: "24GB", context: "512" });
    }
  });

  it("falls back to what there is for choices that there are not", () => {
    const { apps } = panel("tab=apps&app=constructor&system=amiga&quantization=Q1", { record: gguf });
    expect(apps?.group.choices.filter(({ selected }) => selected)).toHaveLength(1);
    expect(apps?.group.hidden).not.toHaveProperty("system");
    const chosen = panel("app=llama.cpp&quantization=Q1", { record: gguf }).apps?.quantizations;
    expect(chosen?.choices.find(({ selected }) => selected)?.id).toBe("Q4_K_M");
  });

  it("takes files of this shelf from here", () => {
    const { apps } = panel("app=llama.cpp", { record: gguf, hasFiles: true });
    expect(apps?.steps.map((step) => textOf(step.code?.code.html)).join("\n")).toContain(
      "HF_ENDPOINT=http://127.0.0.1:7860 llama-server",
    );
    expect(panel("tab=apps", { record: gguf, hasFiles: true }).apps?.group.choices.map(({ id }) => id)).not.toContain(
      "gpt4all",
    );
  });
});

describe("the inference tab", () => {
  it("makes the code of the chosen client", () => {
    const { inference } = panel("tab=inference&provider=groq&client=openai&language=javascript&stream=1");
    expect(inference?.code?.language).toBe("javascript");
    expect(textOf(inference?.code?.code.html)).toContain("stream: true");
    expect(inference?.tokenVariable).toBe("HF_TOKEN");
  });

  it("asks the provider itself, with its own key, where the switch says so", () => {
    expect(panel("tab=inference&provider=groq&client=curl&direct=1").inference?.tokenVariable).toBe("GROQ_API_KEY");
  });

  it("offers the reader's own endpoint alone where the model is only here", () => {
    const { inference } = panel("tab=inference&endpoint_url=http://10.0.0.7:8080/v1", { hasFiles: true });
    expect(inference?.providers.choices.map(({ id }) => id)).toEqual(["custom"]);
    expect(textOf(inference?.code?.code.html)).toContain("http://10.0.0.7:8080/v1");
  });

  describe("with the reader's own endpoint", () => {
    const own = (query: string, more = {}) =>
      panel(`tab=inference&provider=custom&client=curl&${query}`, more).inference;
    const codeOf = (view: ReturnType<typeof own>) => textOf(view?.code?.code.html);
    const link = (view: ReturnType<typeof own>, id: string) =>
      view?.servers?.choices.find((choice) => choice.id === id)?.href.slice(1) ?? "";

    it("shows how the first server that fits is started, and asks it where it listens", () => {
      const view = own("");
      expect(view?.servers?.choices.map(({ id }) => id)).toEqual(["vllm", "sglang", "tgi", "none"]);
      expect(view?.start?.label).toBe("vLLM");
      expect(textOf(view?.start?.code.code.html)).toContain("vllm serve owner/chat");
      expect(textOf(view?.start?.install?.code.html)).toBe("pip install vllm");
      expect(view?.options).toMatchObject({ endpointUrl: "", serverUrl: "http://localhost:8000/v1" });
      expect(codeOf(view)).toContain("http://localhost:8000/v1/chat/completions");
    });

    it("asks the chosen server by the name that it answers to", () => {
      const view = own(link(own(""), "tgi"));
      expect(textOf(view?.start?.code.code.html)).toContain("--model-id owner/chat");
      expect(view?.start?.install).toBeUndefined();
      expect(codeOf(view)).toContain("http://localhost:8080/v1/chat/completions");
      expect(codeOf(view)).toContain('"model": "tgi"');
    });

    it("keeps an address that the reader gave, whichever server is chosen", () => {
      const view = own("server=sglang&endpoint_url=http://10.0.0.7:9000/v1");
      expect(codeOf(view)).toContain("http://10.0.0.7:9000/v1/chat/completions");
      expect(link(view, "tgi")).toContain("endpoint_url=http%3A%2F%2F10.0.0.7%3A9000%2Fv1");
      expect(view?.options.endpointUrl).toBe("http://10.0.0.7:9000/v1");
    });

    it("does not take the address that it filled in itself for one of the reader's", () => {
      const view = own("server=sglang&endpoint_url=http://localhost:30000/v1");
      expect(link(view, "vllm")).not.toContain("endpoint_url");
      expect(codeOf(own(link(view, "vllm")))).toContain("http://localhost:8000/v1");
    });

    it("starts nothing where the reader has an address or a server already", () => {
      for (const query of ["endpoint_url=http://10.0.0.7:9000/v1", "server=none"]) {
        const view = own(query);
        expect(view?.start, query).toBeUndefined();
        expect(view?.servers?.choices.find(({ selected }) => selected)?.id, query).toBe("none");
      }
      expect(codeOf(own("server=none"))).toContain("http://localhost:8000/v1/chat/completions");
    });

    it("loads a model of this shelf from this shelf", () => {
      const view = own("server=vllm", { hasFiles: true });
      expect(textOf(view?.start?.code.code.html)).toContain("HF_ENDPOINT=http://127.0.0.1:7860 vllm serve");
    });

    it("goes on to the next choice with all the others made", () => {
      const view = own("server=sglang&stream=1");
      expect(view?.options.hidden.server).toBe("sglang");
      expect(view?.clientGroup.hidden.server).toBe("sglang");
      expect(view?.servers?.hidden).toMatchObject({ provider: "custom", stream: "1", client: "shell:curl" });
      expect(own("server=nonsense")?.start?.label).toBe("vLLM");
    });

    it("offers none at a provider, nor for a task without one", () => {
      expect(panel("tab=inference&provider=groq&server=vllm").inference?.servers).toBeUndefined();
      expect(panel("tab=inference&provider=groq&server=vllm").inference?.options.hidden.server).toBeUndefined();
      const painter = { id: "owner/painter", pipeline_tag: "text-to-image" };
      expect(own("server=vllm", { record: painter })?.servers).toBeUndefined();
    });
  });

  it("offers the sample of a file that the code opens", () => {
    const eyes = { id: "owner/eyes", pipeline_tag: "image-classification" };
    const { inference } = panel("tab=inference&provider=hf-inference&client=curl", { record: eyes });
    expect(inference?.files).toEqual([{ name: "photo.jpg", href: "/api/sample-files/photo.jpg" }]);
    expect(panel("tab=inference&provider=groq").inference?.files).toEqual([]);
  });

  it("says what is wrong with an address that is none", () => {
    const { inference } = panel("tab=inference&provider=custom&endpoint_url=nonsense");
    expect(inference?.code).toBeUndefined();
    expect(inference?.problem).toContain("nonsense");
  });

  it("is left out where there is no code for the task", () => {
    const { tabs, libraries } = panel("tab=inference", { record: { id: "a/b", pipeline_tag: "robotics" } });
    expect(tabs.map(({ id }) => id)).toEqual(["libraries"]);
    expect(libraries).toBeDefined();
  });

  it("never has a token, whatever the address holds", () => {
    const made = JSON.stringify(
      panel("tab=inference&provider=groq&access_token=hf_secret&token=hf_secret&api_key=hf_secret"),
    );
    expect(made).not.toContain("hf_secret");
  });
});

describe("held code", () => {
  it("is in the document's store and not in its data", () => {
    const store = new HtmlStore();
    const made = panelFor({ record: chat, hasFiles: false, totalSize: 0 }, {}, page(store));
    const held = made.libraries?.snippets[0]?.code;
    expect(held?.html).toBeUndefined();
    expect(store.get(held?.id ?? "")).toContain("transformers");
  });
});

describe("hostile records", () => {
  const nasty = "\"'`</script><img src=x onerror=alert(1)>\n\0\u202e\u2028${x}$(x)%s\\";

  it.each([
    ["texts", { id: `a/${nasty}`, library_name: nasty, pipeline_tag: nasty, tags: [nasty], mask_token: nasty }],
    [
      "shapes",
      { id: "a/b", tags: 7, library_name: {}, pipeline_tag: [], config: "x", siblings: [null, 1], gated: "x" },
    ],
    ["prototypes", { id: "a/b", library_name: "__proto__", pipeline_tag: "constructor", tags: ["toString"] }],
  ])("do not break the panel: %s", (_, record) => {
    for (const query of ["", "tab=inference", "library=transformers", "library=constructor"]) {
      const made = JSON.stringify(panel(query, { record: record as unknown as ModelRecord }));
      expect(made).not.toMatch(/undefined|\[object Object\]/);
      const html = JSON.parse(made, (key, value) => (key === "html" && /<(?!\/?span)/.test(value) ? "MARKUP" : value));
      expect(JSON.stringify(html)).not.toContain("MARKUP");
    }
  });
});
