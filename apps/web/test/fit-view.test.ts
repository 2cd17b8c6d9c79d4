import { architectureOfConfig } from "@modelshelf/catalogue/fit";
import { describe, expect, it } from "vitest";
import { fitView } from "../app/server/fit-view.server.ts";
import { readChoices } from "../app/server/panel-address.server.ts";

const architecture = architectureOfConfig({
  num_hidden_layers: 32,
  hidden_size: 4096,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  vocab_size: 128_256,
  max_position_embeddings: 131_072,
});

const view = (record: object, reading?: typeof architecture, query = "") =>
  fitView(
    { record: { id: "owner/name", ...record }, hasFiles: true, totalSize: 1 },
    reading,
    readChoices(new URLSearchParams(query)),
  );

const line = (record: object, reading?: typeof architecture) => view(record, reading)?.line;

const chat = { pipeline_tag: "text-generation", safetensors: { parameters: { BF16: 8_030_261_248 } } };

describe("the line of what a model needs", () => {
  it("says what the parts are", () => {
    expect(line(chat, architecture)).toBe(
      "Needs about 17.9 GB: weights 16.1 GB (BF16), 8,192 tokens of context 1.1 GB, overhead 808 MB",
    );
  });

  it("says from where to where several files go", () => {
    const siblings = [
      { rfilename: "name-Q8_0.gguf", size: 8.5e9 },
      { rfilename: "name-Q4_K_M.gguf", size: 4.9e9 },
      { rfilename: "name-Q2_K.gguf", size: 3.2e9 },
    ];
    expect(line({ pipeline_tag: "text-generation", siblings }, architecture)).toBe(
      "Needs about 5.1 GB (Q2_K) to 10.4 GB (Q8_0): 8,192 tokens of context 1.1 GB",
    );
    expect(line({ pipeline_tag: "text-generation", siblings })).toBe(
      "Needs more than 4.1 GB (Q2_K) to 9.4 GB (Q8_0); 8,192 tokens of context come on top",
    );
  });

  it("does not say the same twice", () => {
    const siblings = [
      { rfilename: "name-F16.gguf", size: 2000 },
      { rfilename: "name-Q8_0.gguf", size: 1000 },
    ];
    expect(line({ pipeline_tag: "text-generation", siblings }, architecture)).toBe(
      "Needs about 1.9 GB: 8,192 tokens of context 1.1 GB",
    );
  });

  it("says what is not known, and where a number is from", () => {
    expect(line(chat)).toBe(
      "Needs more than 16.9 GB: weights 16.1 GB (BF16), overhead 856 MB; 8,192 tokens of context come on top",
    );
    expect(line({ id: "owner/Name-7B", pipeline_tag: "text-generation" })).toMatch(
      /^Needs roughly 14\.9 GB: weights 14 GB \(16 bits, by the number in its name\), /,
    );
  });

  it("leaves the context out where nothing generates text", () => {
    expect(line({ ...chat, pipeline_tag: "image-classification" }, architecture)).toBe(
      "Needs about 19.8 GB: weights 16.1 GB (BF16), overhead 3.7 GB",
    );
  });

  it("is not there where nothing is known, or the weights are an adapter's", () => {
    expect(line({ pipeline_tag: "text-generation" }, architecture)).toBeUndefined();
    const siblings = [{ rfilename: "adapter_model.safetensors", size: 1e6 }];
    expect(line({ pipeline_tag: "text-generation", siblings }, architecture)).toBeUndefined();
  });
});

describe("the answer whether a model fits", () => {
  const answer = (query: string, record: object = chat, reading: typeof architecture | undefined = architecture) =>
    view(record, reading, query)?.answer;
  const siblings = [
    { rfilename: "name-Q8_0.gguf", size: 8.5e9 },
    { rfilename: "name-Q4_K_M.gguf", size: 4.9e9 },
  ];
  const files = { pipeline_tag: "text-generation", siblings };

  it("is not given where nobody asked", () => {
    expect(view(chat, architecture)).toEqual({ line: expect.any(String), hasContext: true, memory: "", context: "" });
    expect(view(chat, architecture, "context=4096")).toMatchObject({
      line: expect.stringMatching(/4,096 tokens of context 537 MB/),
      context: "4096",
    });
  });

  it("says how long a context fits, and of several files the best that does", () => {
    expect(answer("memory=24GB")).toBe("Fits in 24 GB, with up to 54,272 tokens.");
    expect(answer("memory=8GB", files)).toBe("Fits in 8 GB as Q4_K_M, with up to 17,408 tokens.");
    expect(answer("memory=24GB", { ...chat, pipeline_tag: "image-classification" })).toBe("Fits in 24 GB.");
    expect(answer("memory=80GB&context=200000")).toBe(
      "Fits in 80 GB, with up to 131,072 tokens. The model was made for 131,072 tokens, fewer than 200,000.",
    );
  });

  it("says what does not fit, and what cannot be said", () => {
    expect(answer("memory=8GB")).toBe("Does not fit in 8 GB.");
    expect(answer("memory=8GB&context=32000", files)).toBe(
      "Does not fit in 8 GB; with up to 17,408 tokens it does as Q4_K_M.",
    );
    expect(view(chat, undefined, "memory=24GB")?.answer).toBe("May fit in 24 GB: the context is not counted.");
  });

  it("says what is wrong with the question", () => {
    expect(view(chat, architecture, "memory=24")).toMatchObject({
      memory: "24",
      answer: "Memory is an amount with its unit, such as 24GB.",
    });
    expect(answer("memory=24GB&context=many")).toBe("Context is a number of tokens, such as 8192.");
    expect(view(chat, architecture, `memory=${"9".repeat(400)}`)?.memory).toHaveLength(40);
  });
});
