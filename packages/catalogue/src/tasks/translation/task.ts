import type { Task } from "../../task.ts";

export default {
  summary:
    "A translation model renders a text in another language with its meaning and tone intact. Some serve a single pair of languages, others two hundred. They localize software, open up foreign documents and let people talk across languages.",
  datasets: [
    {
      id: "Helsinki-NLP/opus_books",
      description: "Sentences of books free of copyright, aligned in pairs of sixteen languages.",
    },
    {
      id: "google/code_x_glue_cc_code_to_code_trans",
      description: "The same functions in Java and C#, for translation between programming languages.",
    },
  ],
  models: [
    {
      id: "facebook/nllb-200-distilled-600M",
      description: "Two hundred languages in a size that a CPU can carry; not for commercial use.",
    },
    {
      id: "tencent/HY-MT1.5-1.8B",
      description: "A chat-style translator between 33 languages that keeps to a glossary given in the prompt.",
    },
    {
      id: "facebook/nllb-200-1.3B",
      description: "More exact than the distilled 600M model in rare languages, at twice the memory.",
    },
    {
      id: "google-t5/t5-base",
      description: "English into French, German or Romanian; the textbook example of text-to-text training.",
    },
  ],
  spaces: [
    { id: "Iker/Translate-100-languages", description: "Translates a text between any two of a hundred languages." },
    { id: "Geonmo/nllb-translation-demo", description: "A form around NLLB with all of its languages to pick from." },
  ],
  metrics: [
    {
      id: "bleu",
      description: "How much of the wording agrees with a human translation; for whole test sets, not for a sentence.",
      formula:
        "geometric mean of the precision of sequences of one to four words, times a penalty for outputs too short",
      range: "0 to 1, often shown as 0 to 100",
      better: "higher",
      definition: "https://aclanthology.org/P02-1040/",
    },
    {
      id: "sacrebleu",
      description: "BLEU with its tokenizer fixed and named, so that two papers report the same thing.",
      formula: "BLEU times 100 on plain text that the tool itself splits into words, by default with tokenizer 13a",
      range: "0 to 100",
      better: "higher",
      definition: "https://aclanthology.org/W18-6319/",
    },
    {
      id: "chrF",
      description:
        "Compares letters in place of words, so that a wrong ending costs little; kinder to Finnish or Turkish.",
      formula:
        "harmonic mean over sequences of one to six characters, times 100, in which recall counts twice as much as precision",
      range: "0 to 100",
      better: "higher",
      definition: "https://aclanthology.org/W15-3049/",
    },
    {
      id: "COMET",
      description: "A network that was trained on human ratings and judges source, output and reference together.",
      formula: "rating that a fine-tuned multilingual encoder predicts for each sentence, averaged over the test set",
      range: "0 to 1 for wmt22-comet-da, other models have other scales",
      better: "higher",
      definition: "https://aclanthology.org/2020.emnlp-main.213/",
    },
  ],
  widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
  youtubeId: "1JvfrvZgi6c",
  isPlaceholder: false,
  // Facts of the record: the public hub's API, read 2026-08-22.
  exampleModels: [
    {
      id: "facebook/nllb-200-distilled-600M",
      library_name: "transformers",
      pipeline_tag: "translation",
      tags: [
        "transformers",
        "pytorch",
        "m2m_100",
        "text2text-generation",
        "nllb",
        "translation",
        "license:cc-by-nc-4.0",
      ],
      config: { architectures: ["M2M100ForConditionalGeneration"], model_type: "m2m_100" },
      transformersInfo: {
        auto_model: "AutoModelForSeq2SeqLM",
        pipeline_tag: "translation",
        processor: "AutoTokenizer",
      },
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "English", content: "The bakery opens at six, but the good bread is gone by eight." },
    ],
    outputs: [
      {
        type: "text",
        label: "German",
        content: "Die Bäckerei öffnet um sechs, aber das gute Brot ist bis acht ausverkauft.",
      },
    ],
    note: "The German sentence is our own translation.",
  },
  related: ["text-generation", "summarization", "automatic-speech-recognition"],
} satisfies Task;
