import { describe, expect, it } from "vitest";
import { cautions, cleanRecord, hasChatTemplate, isConversational, type ModelRecord } from "../src/index.ts";

describe("cleanRecord", () => {
  it("keeps a record that is as it should be", () => {
    const record: ModelRecord = {
      id: "owner/name",
      tags: ["a"],
      gated: "manual",
      cardData: { base_model: ["a/b"], license: "mit", odd: 1 },
      config: {
        architectures: ["A"],
        auto_map: { AutoModel: "modeling.M", AutoTokenizer: ["tokenization.T"] },
        tokenizer_config: { chat_template: [{ name: "default", template: "{{ messages }}" }] },
        peft: { task_type: "CAUSAL_LM" },
      },
      safetensors: { parameters: { BF16: 10 }, total: 10 },
      inferenceProviderMapping: { groq: { providerId: "x", status: "live", task: "conversational" } },
    };
    expect(cleanRecord(record)).toEqual(record);
  });

  it("leaves out what has not the shape of its field", () => {
    expect(
      cleanRecord({
        id: 7,
        tags: ["a", 1, null, "", ["b"]],
        pipeline_tag: { a: 1 },
        library_name: " ",
        private: "yes",
        downloads: Number.NaN,
        gated: "maybe",
        cardData: [],
        widgetData: [{ text: 3 }, "text", { text: "kept" }],
        siblings: [{ rfilename: "a" }, { rfilename: 1 }, null],
        config: {
          peft: "x",
          sklearn: { model: "file", model_format: "skops" },
          tokenizer_config: { chat_template: [{ name: 1 }] },
          processor_config: { chat_template: "{{ messages }}" },
          auto_map: { AutoModel: 1 },
        },
        transformersInfo: null,
        safetensors: { parameters: [] },
        inferenceProviderMapping: 3,
      }),
    ).toEqual({
      id: "",
      tags: ["a"],
      widgetData: [{}, { text: "kept" }],
      siblings: [{ rfilename: "a" }],
      config: {
        sklearn: { model_format: "skops" },
        tokenizer_config: {},
        processor_config: { chat_template: "{{ messages }}" },
        auto_map: {},
      },
      safetensors: {},
    });
  });

  it("takes `gated: true` of older records for access at once", () => {
    expect(cleanRecord({ id: "a/b", gated: true }).gated).toBe("auto");
    expect(cleanRecord({ id: "a/b", gated: false }).gated).toBe(false);
  });

  it("does not change the record that it is given", () => {
    const record = Object.freeze({ id: "a/b", tags: Object.freeze(["x", 1]) });
    cleanRecord(record);
    expect(record.tags).toEqual(["x", 1]);
  });
});

describe("a chat template", () => {
  it("counts in any of its three places", () => {
    const template = { chat_template: "{{ messages }}" };
    for (const config of [
      { tokenizer_config: template },
      { processor_config: template },
      { chat_template_jinja: "{{ messages }}" },
    ]) {
      expect(hasChatTemplate({ id: "a/b", config })).toBe(true);
    }
    expect(hasChatTemplate({ id: "a/b", config: {} })).toBe(false);
    expect(hasChatTemplate({ id: "a/b" })).toBe(false);
  });

  it("is not what makes a model conversational: the tag is", () => {
    expect(isConversational({ id: "a/b", tags: ["conversational"] })).toBe(true);
    expect(isConversational({ id: "a/b", config: { chat_template_jinja: "x" } })).toBe(false);
  });
});

describe("cautions", () => {
  const kinds = (record: Partial<ModelRecord>) => cautions({ id: "owner/name", ...record }).map(({ kind }) => kind);

  it("name what a reader should know first", () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ gated: false, tags: ["safe"] })).toEqual([]);
    expect(kinds({ disabled: true, gated: "auto", tags: ["custom_code"] })).toEqual([
      "disabled",
      "gated",
      "remote-code",
    ]);
    expect(kinds({ transformersInfo: { custom_class: "modeling.Model" } })).toEqual(["remote-code"]);
  });

  it("say how access to a gated model is granted", () => {
    expect(cautions({ id: "a/b", gated: "manual" })[0]?.text).toMatch(/^The author grants access by hand/);
    expect(cautions({ id: "a/b", gated: "auto" })[0]?.text).toMatch(/^Access is granted at once/);
  });

  it("warn of pickles where there are no safe weights beside them", () => {
    const files = (...names: string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });
    expect(kinds(files("pytorch_model.bin"))).toEqual(["pickle"]);
    expect(kinds(files("model.pkl", "README.md"))).toEqual(["pickle"]);
    expect(kinds(files("pytorch_model.bin", "model.safetensors"))).toEqual([]);
    expect(kinds(files("README.md"))).toEqual([]);
  });
});
