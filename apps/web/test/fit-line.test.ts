import { architectureOfConfig } from "@modelshelf/catalogue/fit";
import { describe, expect, it } from "vitest";
import { fitLine } from "../app/server/fit-line.server.ts";

const architecture = architectureOfConfig({
  num_hidden_layers: 32,
  hidden_size: 4096,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  vocab_size: 128_256,
  max_position_embeddings: 131_072,
});

const line = (record: object, reading?: typeof architecture) =>
  fitLine({ record: { id: "owner/name", ...record }, hasFiles: true, totalSize: 1 }, reading);

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
