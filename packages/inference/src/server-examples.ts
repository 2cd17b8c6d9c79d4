// Models and contexts that between them reach every branch of every server: `@modelshelf/inference/server-examples`.
import type { ModelRecord, ServerContext } from "@modelshelf/catalogue";

interface ServerExample {
  readonly model: ModelRecord;
  readonly context: ServerContext;
  /** True for the code as the pages first show it for a model of the public hub. */
  readonly plain: boolean;
}

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

const models = {
  chat: {
    id: "acme/chatty-8b",
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: ["conversational"],
  },
  completion: { id: "acme/writer-1b", pipeline_tag: "text-generation", siblings: files("model.safetensors") },
  "gated-remote-code": {
    id: "acme/odd-7b",
    pipeline_tag: "text-generation",
    library_name: "transformers",
    gated: "manual",
    tags: ["conversational", "custom_code"],
  },
  "without-chat-template": {
    id: "acme/seer-12b",
    pipeline_tag: "image-text-to-text",
    tags: ["conversational"],
    config: { tokenizer_config: { eos_token: "</s>" } },
  },
  adapter: {
    id: "acme/chatty-8b-pirate",
    pipeline_tag: "text-generation",
    library_name: "peft",
    gated: "auto",
    tags: ["conversational"],
    config: { peft: { base_model_name_or_path: "acme/chatty-8b", task_type: "CAUSAL_LM" } },
  },
  embedding: {
    id: "acme/vectors-small",
    pipeline_tag: "feature-extraction",
    library_name: "sentence-transformers",
    gated: "auto",
    config: { architectures: ["BertModel"], model_type: "bert" },
  },
  speech: {
    id: "acme/listener",
    pipeline_tag: "automatic-speech-recognition",
    config: { architectures: ["WhisperForConditionalGeneration"] },
  },
  gguf: {
    id: "acme/chatty-8b-GGUF",
    pipeline_tag: "text-generation",
    gated: "auto",
    tags: ["gguf", "conversational"],
    gguf: { chat_template: "{{ messages }}" },
    siblings: files("README.md", "chatty-8b-Q8_0.gguf", "chatty-8b-Q4_K_M.gguf", "chatty-8b-F16.gguf"),
  },
  "gguf-of-two-with-one-type": {
    id: "acme/chatty-GGUF",
    pipeline_tag: "text-generation",
    tags: ["gguf"],
    siblings: files("chatty-small-Q4_K_M.gguf", "chatty-large-Q4_K_M.gguf"),
  },
  "gguf-without-files": { id: "acme/chatty-GGUF", pipeline_tag: "text-generation", tags: ["gguf", "conversational"] },
  "gguf-split-with-pictures": {
    id: "acme/seer-70b-GGUF",
    pipeline_tag: "image-text-to-text",
    tags: ["gguf", "conversational"],
    gguf: {},
    siblings: files("mmproj-F16.gguf", "Q4_K_M/seer-70b-00002-of-00002.gguf", "Q4_K_M/seer-70b-00001-of-00002.gguf"),
  },
  "gguf-embedding": {
    id: "acme/vectors-GGUF",
    pipeline_tag: "feature-extraction",
    tags: ["gguf"],
    siblings: files("vectors.Q8_0.gguf"),
  },
} satisfies Record<string, ModelRecord>;

const contexts: Readonly<Record<string, ServerContext>> = {
  "": {},
  "+endpoint": { endpoint: "http://127.0.0.1:7860" },
  "+revision": { revision: "refs/pr/3" },
  "+endpoint+revision": { endpoint: "https://models.example.org", revision: "0123abcd" },
};

/** By name: `gguf+endpoint`. */
export const serverExamples: ReadonlyMap<string, ServerExample> = new Map(
  Object.entries(models).flatMap(([name, model]) =>
    Object.entries(contexts).map(
      ([suffix, context]) => [`${name}${suffix}`, { model, context, plain: suffix === "" }] as const,
    ),
  ),
);
