import type { ModelRecord } from "@modelshelf/catalogue";
import { describe, expect, test } from "vitest";
import { InvalidModelIdError, readModelFolder } from "../src/index.ts";
import { type Content, chatModel, gguf, readme, repository, safetensors } from "./little-repository.ts";

type Files = Readonly<Record<string, Content>>;

const read = (files: Files, id = "me/model"): Promise<ModelRecord> => readModelFolder(repository(files), { id });

test("a chat model of transformers gets its library, task, tags, classes, sizes and examples", async () => {
  const record = await read(chatModel);
  expect(record).toMatchObject({
    id: "me/model",
    author: "me",
    library_name: "transformers",
    pipeline_tag: "text-generation",
    tags: [
      "transformers",
      "safetensors",
      "llama",
      "text-generation",
      "conversational",
      "en",
      "no",
      "license:apache-2.0",
    ],
    transformersInfo: {
      auto_model: "AutoModelForCausalLM",
      pipeline_tag: "text-generation",
      processor: "AutoTokenizer",
    },
    config: {
      architectures: ["LlamaForCausalLM"],
      model_type: "llama",
      tokenizer_config: { eos_token: "</s>", chat_template: "{{ messages[0].content }}" },
    },
    widgetData: [{ text: "Hello there" }],
    safetensors: { parameters: { BF16: 64 }, total: 64 },
    siblings: [
      { rfilename: "README.md", size: 85 },
      { rfilename: "config.json", size: 59 },
      { rfilename: "model.safetensors" },
      { rfilename: "tokenizer_config.json" },
    ],
  });
});

/** What a repository's files make of it. */
const repositories: readonly (readonly [name: string, files: Files, expected: Partial<ModelRecord>])[] = [
  [
    "a masked language model, its mask an added token",
    {
      "config.json": { architectures: ["BertForMaskedLM"], model_type: "bert" },
      "tokenizer_config.json": { mask_token: { __type: "AddedToken", content: "[MASK]" } },
    },
    {
      library_name: "transformers",
      pipeline_tag: "fill-mask",
      mask_token: "[MASK]",
      transformersInfo: { auto_model: "AutoModelForMaskedLM", pipeline_tag: "fill-mask", processor: "AutoTokenizer" },
    },
  ],
  [
    "a mask in special_tokens_map.json",
    { "config.json": { model_type: "roberta" }, "special_tokens_map.json": { mask_token: "<mask>" } },
    { mask_token: "<mask>" },
  ],
  [
    "a mask among the added tokens of tokenizer.json",
    {
      "tokenizer.json": {
        added_tokens: [
          { content: "<s>", special: true },
          { content: "<mask>", special: true },
        ],
      },
    },
    { mask_token: "<mask>" },
  ],
  [
    "speech recognition",
    { "config.json": { architectures: ["WhisperForConditionalGeneration"], model_type: "whisper" } },
    {
      pipeline_tag: "automatic-speech-recognition",
      transformersInfo: {
        auto_model: "AutoModelForSpeechSeq2Seq",
        pipeline_tag: "automatic-speech-recognition",
        processor: "AutoProcessor",
      },
    },
  ],
  [
    "image segmentation",
    { "config.json": { architectures: ["SegformerForSemanticSegmentation"], model_type: "segformer" } },
    { pipeline_tag: "image-segmentation", tags: ["transformers", "segformer", "image-segmentation"] },
  ],
  [
    "a model that translates, whose architecture's own task is none of the catalogue",
    {
      "README.md": readme("tags: [translation]\nlanguage: de"),
      "config.json": { architectures: ["MarianMTModel"], model_type: "marian" },
    },
    { pipeline_tag: "translation", tags: ["transformers", "marian", "text2text-generation", "translation", "de"] },
  ],
  [
    "a sequence-to-sequence model without a card has no task",
    { "config.json": { architectures: ["T5ForConditionalGeneration"], model_type: "t5" } },
    {
      transformersInfo: {
        auto_model: "AutoModelForSeq2SeqLM",
        pipeline_tag: "text2text-generation",
        processor: "AutoTokenizer",
      },
    },
  ],
  [
    "the repository's own code",
    {
      "config.json": {
        architectures: ["NewForCausalLM"],
        model_type: "brand-new",
        auto_map: { AutoConfig: "configuration_new.NewConfig", AutoModelForCausalLM: "modeling_new.NewForCausalLM" },
      },
    },
    {
      pipeline_tag: "text-generation",
      tags: ["transformers", "brand-new", "text-generation", "custom_code"],
      transformersInfo: {
        auto_model: "AutoModelForCausalLM",
        custom_class: "modeling_new.NewForCausalLM",
        pipeline_tag: "text-generation",
      },
    },
  ],
  [
    "an architecture that nobody knows stands for itself",
    { "config.json": { architectures: ["RobertaForCL"], model_type: "roberta" } },
    { transformersInfo: { auto_model: "RobertaForCL", processor: "AutoTokenizer" } },
  ],
  [
    "a quantized model in numbers that only Python writes",
    {
      "README.md": readme("base_model: me/big"),
      "config.json":
        '{"architectures":["MambaForCausalLM"],"model_type":"mamba","time_step_limit":[0.0,Infinity],"note":"NaN","quantization_config":{"quant_method":"gptq","bits":4,"modules":["a"]}}',
    },
    {
      tags: [
        "transformers",
        "mamba",
        "text-generation",
        "base_model:me/big",
        "base_model:quantized:me/big",
        "4-bit",
        "gptq",
      ],
      config: {
        architectures: ["MambaForCausalLM"],
        model_type: "mamba",
        quantization_config: { quant_method: "gptq", bits: 4 },
      },
    },
  ],
  [
    "a PEFT adapter",
    {
      "adapter_config.json": { peft_type: "LORA", base_model_name_or_path: "me/base", task_type: "CAUSAL_LM", r: 8 },
      "adapter_model.safetensors": safetensors({ "base_model.model.q_proj.lora_A.weight": [2, 2] }),
    },
    {
      library_name: "peft",
      pipeline_tag: "text-generation",
      tags: ["peft", "safetensors", "text-generation", "base_model:me/base", "base_model:adapter:me/base"],
      config: { peft: { base_model_name_or_path: "me/base", task_type: "CAUSAL_LM" } },
    },
  ],
  [
    "an adapter whose base lies on its author's disk has no base model tag",
    { "adapter_config.json": { peft_type: "LORA", base_model_name_or_path: "/home/someone/base" } },
    { library_name: "peft", tags: ["peft"] },
  ],
  [
    "an adapter of adapter-transformers",
    { "adapter_config.json": { model_name: "bert-base-uncased", model_class: "BertAdapterModel" } },
    {
      library_name: "adapter-transformers",
      config: { adapter_transformers: { model_name: "bert-base-uncased", model_class: "BertAdapterModel" } },
    },
  ],
  [
    "a diffusers pipeline",
    {
      "model_index.json": {
        _class_name: "StableDiffusionXLPipeline",
        unet: ["diffusers", "UNet2DConditionModel"],
        safety_checker: [null, null],
        flag: true,
      },
      "unet/config.json": {},
    },
    {
      library_name: "diffusers",
      pipeline_tag: "text-to-image",
      tags: ["diffusers", "text-to-image", "diffusers:StableDiffusionXLPipeline"],
    },
  ],
  [
    "a LoRA for an image model, by the names of its tensors",
    {
      "README.md": readme("base_model: me/sdxl\ninstance_prompt: a photo of sks dog"),
      "dog.safetensors": safetensors({ "unet.down_blocks.0.lora_A.weight": [2, 2], "unet.down_blocks.0.alpha": [1] }),
    },
    {
      library_name: "diffusers",
      pipeline_tag: "text-to-image",
      tags: ["diffusers", "safetensors", "text-to-image", "base_model:me/sdxl", "base_model:adapter:me/sdxl"],
      cardData: { base_model: "me/sdxl", instance_prompt: "a photo of sks dog" },
    },
  ],
  [
    "a sentence-transformers model",
    {
      "modules.json": [
        { idx: 0, name: "0", path: "", type: "sentence_transformers.models.Transformer" },
        { idx: 1, name: "1", path: "1_Pooling", type: "sentence_transformers.models.Pooling" },
        { idx: 2, name: "2", path: "2_Normalize", type: "sentence_transformers.models.Normalize" },
      ],
      "1_Pooling/config.json": { word_embedding_dimension: 8 },
      "config.json": { architectures: ["BertModel"], model_type: "bert" },
    },
    { library_name: "sentence-transformers", pipeline_tag: "sentence-similarity" },
  ],
  [
    "a cross encoder",
    { "config_sentence_transformers.json": { model_type: "CrossEncoder" }, "config.json": { model_type: "bert" } },
    { library_name: "sentence-transformers", pipeline_tag: "text-ranking" },
  ],
  [
    "a scikit-learn model of skops",
    {
      "config.json": {
        sklearn: {
          model: { file: "model.skops" },
          model_format: "skops",
          task: "tabular-classification",
          example_input: { petal_length: [1.4, 4.7] },
        },
      },
      "model.skops": "zip",
    },
    {
      library_name: "sklearn",
      pipeline_tag: "tabular-classification",
      config: {
        sklearn: {
          model: { file: "model.skops" },
          model_format: "skops",
          example_input: { petal_length: [1.4, 4.7] },
        },
      },
    },
  ],
  [
    "a SpeechBrain model with an interface",
    { "config.json": { speechbrain_interface: "EncoderASR" }, "hyperparams.yaml": "encoder: !new:speechbrain.nnet.X" },
    {
      library_name: "speechbrain",
      pipeline_tag: "automatic-speech-recognition",
      config: { speechbrain: { speechbrain_interface: "EncoderASR" } },
    },
  ],
  [
    "a SpeechBrain model without one",
    { "hyperparams.yaml": "encoder: !new:speechbrain.nnet.X" },
    { library_name: "speechbrain", config: { speechbrain: {} } },
  ],
  [
    "a Keras 3 model",
    { "config.json": { module: "keras", class_name: "Functional" }, "metadata.json": { keras_version: "3.12.0" } },
    { library_name: "keras" },
  ],
  [
    "a KerasHub preset",
    {
      "config.json": { module: "keras_hub.src.models.gemma.gemma_backbone", class_name: "GemmaBackbone" },
      "task.json": { class_name: "GemmaCausalLM" },
    },
    { library_name: "keras-hub", pipeline_tag: "text-generation", config: { keras_hub: { tasks: ["CausalLM"] } } },
  ],
  ["a TensorFlow SavedModel", { "saved_model.pb": "x", "keras_metadata.pb": "y" }, { library_name: "tf-keras" }],
  [
    "a timm model",
    { "config.json": { architecture: "resnet18", num_classes: 1000, pretrained_cfg: {} } },
    { library_name: "timm", pipeline_tag: "image-classification" },
  ],
  [
    "a timm model that gives features",
    { "config.json": { architecture: "vit_small", num_classes: 0, pretrained_cfg: {} } },
    { library_name: "timm", pipeline_tag: "image-feature-extraction" },
  ],
  [
    "a spaCy pipeline",
    { "meta.json": { spacy_version: ">=3.8", lang: "en", pipeline: ["tok2vec", "ner"] } },
    { library_name: "spacy", pipeline_tag: "token-classification" },
  ],
  [
    "a pyannote.audio pipeline",
    { "config.yaml": "pipeline:\n  name: pyannote.audio.pipelines.VoiceActivityDetection\n" },
    { library_name: "pyannote-audio", pipeline_tag: "voice-activity-detection" },
  ],
  [
    "ONNX files for Transformers.js",
    { "config.json": { architectures: ["BertModel"], model_type: "bert" }, "onnx/model.onnx": "x" },
    { library_name: "transformers.js", pipeline_tag: "feature-extraction" },
  ],
  ["a NeMo model", { "model.nemo": "x" }, { library_name: "nemo", tags: ["nemo"] }],
  [
    "a GGUF chat model in two shards, with its projector",
    {
      "a-mmproj.gguf": gguf({ "general.architecture": "clip" }),
      "model-00001-of-00002.gguf": gguf({
        "general.architecture": "llama",
        "llama.context_length": 2048,
        "tokenizer.chat_template": "{{ messages }}",
        "tokenizer.ggml.tokens": ["<s>", "</s>"],
        "tokenizer.ggml.bos_token_id": 0,
        "tokenizer.ggml.eos_token_id": 1,
      }),
      "model-00002-of-00002.gguf": gguf({ "general.architecture": "llama" }, { "output.weight": [10] }),
    },
    {
      pipeline_tag: "text-generation",
      tags: ["gguf", "text-generation", "conversational"],
      gguf: {
        total: 138,
        architecture: "llama",
        context_length: 2048,
        chat_template: "{{ messages }}",
        bos_token: "<s>",
        eos_token: "</s>",
      },
    },
  ],
  [
    "sharded safetensors",
    {
      "config.json": { model_type: "llama" },
      "model.safetensors.index.json": { weight_map: { a: "model-1.safetensors", b: "model-2.safetensors" } },
      "model-1.safetensors": safetensors({ a: [3] }),
      "model-2.safetensors": safetensors({ b: [4] }, "F16"),
      "checkpoint/model.safetensors": safetensors({ a: [100] }),
    },
    { safetensors: { parameters: { BF16: 3, F16: 4 }, total: 7 } },
  ],
  [
    "what the card says wins over what the files look like",
    {
      "README.md": readme(
        "library_name: mlx\npipeline_tag: text-classification\ntags: [peft, mine]\ndatasets: [me/data]",
        "See https://arxiv.org/abs/2404.12345v2 and arXiv:2501.00001.\n",
      ),
      "config.json": { architectures: ["LlamaForCausalLM"], model_type: "llama" },
    },
    {
      library_name: "mlx",
      pipeline_tag: "text-classification",
      tags: [
        "mlx",
        "llama",
        "peft",
        "mine",
        "text-classification",
        "dataset:me/data",
        "arxiv:2404.12345",
        "arxiv:2501.00001",
      ],
    },
  ],
  [
    "a tag of the card that names a library",
    { "README.md": readme("tags: [audio, flair, token-classification]") },
    { library_name: "flair", pipeline_tag: "token-classification" },
  ],
  ["a card alone, without front matter", { "README.md": "# Hello\n" }, { tags: [] }],
  [
    "chat_template.jinja and a processor's template",
    {
      "config.json": { architectures: ["Qwen2VLForConditionalGeneration"], model_type: "qwen2_vl" },
      "chat_template.jinja": "{{ x }}",
      "processor_config.json": { chat_template: "{{ y }}", other: 1 },
    },
    {
      pipeline_tag: "image-text-to-text",
      config: {
        architectures: ["Qwen2VLForConditionalGeneration"],
        model_type: "qwen2_vl",
        processor_config: { chat_template: "{{ y }}" },
        chat_template_jinja: "{{ x }}",
      },
    },
  ],
  [
    "several chat templates by name",
    {
      "config.json": { model_type: "llama" },
      "tokenizer_config.json": { chat_template: [{ name: "default", template: "a" }, { name: 1 }] },
    },
    { config: { model_type: "llama", tokenizer_config: { chat_template: [{ name: "default", template: "a" }] } } },
  ],
];

describe("what a folder's files say", () => {
  test.each(repositories)("%s", async (_, files, expected) => {
    const record = await read(files);
    for (const [field, value] of Object.entries(expected)) {
      expect(record[field as keyof ModelRecord], field).toEqual(value);
    }
    if (!("pipeline_tag" in expected) && expected.transformersInfo?.pipeline_tag === "text2text-generation") {
      expect(record).not.toHaveProperty("pipeline_tag");
    }
  });
});

describe("the id", () => {
  test("is the one that is given", async () => {
    expect((await read(chatModel, "Some-One/Model_1.0")).id).toBe("Some-One/Model_1.0");
  });

  test("without one is local/ and the folder's name, made fit", async () => {
    expect((await readModelFolder(repository(chatModel, "My model (v1..2)"))).id).toBe("local/My-model-v1.2");
  });

  test("without one is the README's model_id where that is an owner and a name", async () => {
    expect((await readModelFolder(repository({ "README.md": readme("model_id: me/named") }))).id).toBe("me/named");
    expect((await readModelFolder(repository({ "README.md": readme("model_id: ../named") }))).id).toBe(
      "local/little-model",
    );
  });

  test.each([
    "",
    "a/b/c",
    "a b",
    "../x",
    "a/..",
    "-a/b",
    "a--b",
    "x.git",
    "tasks/x",
    "API/x",
    "models",
    `${"a".repeat(97)}`,
  ])("%j is refused", async (id) => {
    await expect(read(chatModel, id)).rejects.toThrow(InvalidModelIdError);
  });
});
