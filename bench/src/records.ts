import type { ModelRecord } from "@modelshelf/catalogue";

const tokenizerConfig = {
  bos_token: "<s>",
  eos_token: "</s>",
  chat_template: "{% for message in messages %}<|{{ message.role }}|>{{ message.content }}</s>{% endfor %}",
};

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

/** A chat model as most pages show one. */
export const chatModel = {
  id: "modelshelf/bench-chat",
  tags: ["transformers", "safetensors", "llama", "text-generation", "conversational", "license:apache-2.0"],
  pipeline_tag: "text-generation",
  library_name: "transformers",
  config: { architectures: ["LlamaForCausalLM"], model_type: "llama", tokenizer_config: tokenizerConfig },
  transformersInfo: { auto_model: "AutoModelForCausalLM", pipeline_tag: "text-generation", processor: "AutoTokenizer" },
  siblings: files("README.md", "config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"),
} satisfies ModelRecord;

/** A model that makes images. */
export const imageModel = {
  id: "modelshelf/bench-diffusion-xl",
  tags: ["diffusers", "safetensors", "text-to-image", "diffusers:StableDiffusionXLPipeline"],
  pipeline_tag: "text-to-image",
  library_name: "diffusers",
  siblings: files("model_index.json", "unet/diffusion_pytorch_model.safetensors", "vae/config.json"),
} satisfies ModelRecord;

/** A model that writes speech down. */
export const speechModel = {
  id: "modelshelf/bench-whisper-small",
  tags: ["transformers", "pytorch", "safetensors", "whisper", "automatic-speech-recognition", "en", "de"],
  pipeline_tag: "automatic-speech-recognition",
  library_name: "transformers",
  config: { architectures: ["WhisperForConditionalGeneration"], model_type: "whisper" },
  transformersInfo: { auto_model: "AutoModelForSpeechSeq2Seq", processor: "AutoProcessor" },
  siblings: files("config.json", "generation_config.json", "model.safetensors", "preprocessor_config.json"),
} satisfies ModelRecord;

/** A model that makes vectors of texts. */
export const embeddingModel = {
  id: "modelshelf/bench-embedding",
  tags: ["sentence-transformers", "safetensors", "bert", "feature-extraction"],
  pipeline_tag: "feature-extraction",
  library_name: "sentence-transformers",
  config: { architectures: ["BertModel"], model_type: "bert" },
  siblings: files("modules.json", "config.json", "model.safetensors"),
} satisfies ModelRecord;

/** Models of several kinds, with what a hub's API says of each. */
export const realisticModels: readonly ModelRecord[] = [
  chatModel,
  {
    id: "modelshelf/bench-vision-chat-12b",
    tags: ["transformers", "safetensors", "gemma3", "image-text-to-text", "conversational", "base_model:owner/base"],
    pipeline_tag: "image-text-to-text",
    library_name: "transformers",
    gated: "manual",
    config: {
      architectures: ["Gemma3ForConditionalGeneration"],
      model_type: "gemma3",
      processor_config: { chat_template: tokenizerConfig.chat_template },
    },
    transformersInfo: { auto_model: "AutoModelForImageTextToText", processor: "AutoProcessor" },
    siblings: files("config.json", "model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"),
  },
  {
    id: "modelshelf/bench-chat-GGUF",
    tags: ["gguf", "text-generation", "conversational", "base_model:quantized:modelshelf/bench-chat"],
    pipeline_tag: "text-generation",
    library_name: "llama.cpp",
    cardData: { base_model: "modelshelf/bench-chat", license: "apache-2.0" },
    siblings: files("README.md", "bench-chat-Q4_K_M.gguf", "bench-chat-Q5_K_M.gguf", "bench-chat-Q8_0.gguf"),
    gguf: { total: 1_100_000_000, architecture: "llama", context_length: 8192 },
  },
  imageModel,
  {
    id: "modelshelf/bench-style-lora",
    tags: ["diffusers", "lora", "text-to-image", "template:sd-lora", "base_model:adapter:owner/flux"],
    pipeline_tag: "text-to-image",
    library_name: "diffusers",
    cardData: { base_model: "owner/flux", instance_prompt: "in the style of a woodcut", tags: ["lora"] },
    siblings: files("README.md", "style.safetensors"),
  },
  speechModel,
  {
    id: "modelshelf/bench-sentences",
    tags: ["sentence-transformers", "onnx", "safetensors", "bert", "feature-extraction", "sentence-similarity"],
    pipeline_tag: "sentence-similarity",
    library_name: "sentence-transformers",
    config: { architectures: ["BertModel"], model_type: "bert" },
    widgetData: [{ source_sentence: "A happy person", sentences: ["A glad person", "A sunny day"] }],
    siblings: files("modules.json", "config.json", "model.safetensors", "onnx/model.onnx"),
  },
  {
    id: "modelshelf/bench-resnet50.a1_in1k",
    tags: ["timm", "pytorch", "safetensors", "image-classification", "transformers"],
    pipeline_tag: "image-classification",
    library_name: "timm",
    config: { architecture: "resnet50", num_classes: 1000 },
    siblings: files("config.json", "model.safetensors", "pytorch_model.bin"),
  },
  {
    id: "modelshelf/ppo-LunarLander-v2",
    tags: ["stable-baselines3", "LunarLander-v2", "deep-reinforcement-learning", "model-index"],
    pipeline_tag: "reinforcement-learning",
    library_name: "stable-baselines3",
    siblings: files("README.md", "ppo-LunarLander-v2.zip", "config.json", "results.json"),
  },
  {
    id: "modelshelf/bench-tabular",
    tags: ["sklearn", "skops", "tabular-classification"],
    pipeline_tag: "tabular-classification",
    library_name: "sklearn",
    config: { sklearn: { model: { file: "model.skops" }, model_format: "skops", environment: ["scikit-learn"] } },
    siblings: files("README.md", "model.skops", "config.json"),
  },
  { id: "modelshelf/bench-with-an-id-alone" },
];
