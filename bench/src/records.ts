import type { ModelRecord } from "@modelshelf/catalogue";

/** A chat model as most pages show one. */
export const chatModel = {
  id: "modelshelf/bench-chat",
  tags: ["transformers", "safetensors", "llama", "text-generation", "conversational", "license:apache-2.0"],
  pipeline_tag: "text-generation",
  library_name: "transformers",
  config: {
    architectures: ["LlamaForCausalLM"],
    model_type: "llama",
    tokenizer_config: { chat_template: "{% for message in messages %}{{ message.content }}{% endfor %}" },
  },
  transformersInfo: { auto_model: "AutoModelForCausalLM", pipeline_tag: "text-generation", processor: "AutoTokenizer" },
} satisfies ModelRecord;
