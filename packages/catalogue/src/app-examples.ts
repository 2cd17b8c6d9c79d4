// Models that between them reach every branch of every local app: `@modelshelf/catalogue/app-examples`.
import type { AppContext } from "./app.ts";
import type { ModelRecord } from "./model-record.ts";

interface AppExample {
  readonly model: ModelRecord;
  readonly context: Pick<AppContext, "endpoint">;
  /** True for the steps as the pages show them for a model of the public hub. */
  readonly plain: boolean;
}

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

const models = {
  gguf: {
    id: "acme/chatty-8b-GGUF",
    pipeline_tag: "text-generation",
    tags: ["gguf", "conversational"],
    gguf: { chat_template: "{{ messages }}" },
    siblings: [
      { rfilename: "README.md", size: 900 },
      { rfilename: "chatty-8b-Q8_0.gguf", size: 8_540_000_000 },
      { rfilename: "chatty-8b-Q4_K_M.gguf", size: 1_920_000_000 },
    ],
  },
  "gguf-gated": {
    id: "acme/secret-8b-GGUF",
    pipeline_tag: "text-generation",
    gated: "manual",
    tags: ["gguf", "conversational"],
    siblings: files("secret-8b-Q4_K_M.gguf"),
  },
  "gguf-completion": {
    id: "acme/writer-GGUF",
    pipeline_tag: "text-generation",
    tags: ["gguf"],
    siblings: [{ rfilename: "writer-Q4_K_M.gguf", size: 400_000_000 }],
  },
  "gguf-of-two-with-one-type": {
    id: "acme/chatty-GGUF",
    pipeline_tag: "text-generation",
    tags: ["gguf", "conversational"],
    siblings: files("chatty-small-Q4_K_M.gguf", "chatty-large-Q4_K_M.gguf"),
  },
  "gguf-without-task": { id: "acme/plain-GGUF", gguf: { chat_template: "{{ messages }}" }, siblings: files("a.gguf") },
  "gguf-without-files": { id: "acme/listed-GGUF", pipeline_tag: "text-generation", tags: ["gguf", "conversational"] },
  "gguf-split-with-pictures": {
    id: "acme/seer-70b-GGUF",
    pipeline_tag: "image-text-to-text",
    tags: ["gguf", "conversational"],
    siblings: files("mmproj-F16.gguf", "Q4_K_M/seer-70b-00002-of-00002.gguf", "Q4_K_M/seer-70b-00001-of-00002.gguf"),
  },
  "gguf-embedding": {
    id: "acme/vectors-GGUF",
    pipeline_tag: "feature-extraction",
    tags: ["gguf"],
    siblings: files("vectors.Q8_0.gguf"),
  },
  mlx: {
    id: "acme/chatty-8b-4bit",
    pipeline_tag: "text-generation",
    library_name: "mlx",
    tags: ["mlx", "conversational"],
  },
  "mlx-with-code": {
    id: "acme/odd-8b-4bit",
    pipeline_tag: "text-generation",
    library_name: "mlx",
    tags: ["mlx", "custom_code"],
  },
  transformers: {
    id: "acme/chatty-8b",
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["conversational"],
  },
  embedding: {
    id: "acme/vectors-small",
    pipeline_tag: "feature-extraction",
    library_name: "sentence-transformers",
    config: { architectures: ["BertModel"], model_type: "bert" },
  },
  "stable-diffusion-xl": {
    id: "acme/painter-xl",
    pipeline_tag: "text-to-image",
    library_name: "diffusers",
    tags: ["diffusers:StableDiffusionXLPipeline"],
    siblings: [
      { rfilename: "painter_offset_lora.safetensors", size: 50_000_000 },
      { rfilename: "painter_xl.safetensors", size: 6_900_000_000 },
      { rfilename: "painter_xl_vae.safetensors", size: 300_000_000 },
      { rfilename: "unet/diffusion_pytorch_model.safetensors", size: 9_000_000_000 },
    ],
  },
  "stable-diffusion-1": {
    id: "acme/painter-1",
    pipeline_tag: "text-to-image",
    library_name: "diffusers",
    tags: ["stable-diffusion"],
    siblings: files("painter.ckpt", "painter.safetensors"),
  },
  flux: {
    id: "acme/flux-painter",
    pipeline_tag: "text-to-image",
    library_name: "diffusers",
    gated: "auto",
    config: { diffusers: { _class_name: "FluxPipeline" } },
    siblings: files("ae.safetensors", "flux-painter.safetensors"),
  },
  "picture-lora": {
    id: "acme/pixels-lora",
    pipeline_tag: "text-to-image",
    library_name: "diffusers",
    tags: ["lora", "base_model:adapter:acme/painter-xl"],
    siblings: files("pytorch_lora_weights.safetensors"),
  },
  webllm: { id: "mlc-ai/Llama-3.2-1B-Instruct-q4f16_1-MLC", pipeline_tag: "text-generation", library_name: "mlc-llm" },
} satisfies Record<string, ModelRecord>;

const contexts: Readonly<Record<string, AppExample["context"]>> = {
  "": {},
  "+endpoint": { endpoint: "http://127.0.0.1:7860" },
};

/** By name: `gguf+endpoint`. */
export const appExamples: ReadonlyMap<string, AppExample> = new Map(
  Object.entries(models).flatMap(([name, model]) =>
    Object.entries(contexts).map(
      ([suffix, context]) => [`${name}${suffix}`, { model, context, plain: suffix === "" }] as const,
    ),
  ),
);
