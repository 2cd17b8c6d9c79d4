import type { Task } from "../../task.ts";

export default {
  summary:
    "An image-to-text model looks at a picture and writes: either a caption that says what is shown, or the words that stand in it. Captions make picture archives searchable and pages accessible. Reading, known as OCR, turns scans, receipts and signs into text that programs can use.",
  datasets: [
    {
      id: "red_caps",
      description: "Posts from 350 picture forums on Reddit, captions in the casual words of the people who posted.",
    },
    {
      id: "google-research-datasets/conceptual_captions",
      description: "Alternative texts of web pages, with names replaced by their kind so that a model can learn them.",
    },
    {
      id: "allenai/olmOCR-mix-0225",
      description: "A quarter of a million PDF pages with the text that GPT-4o read from them, to train page readers.",
    },
  ],
  models: [
    {
      id: "zai-org/GLM-OCR",
      description:
        "Reads pages, tables and formulas in eight languages with only 0.9 billion parameters; MIT licence, 2026.",
    },
    {
      id: "lightonai/LightOnOCR-2-1B",
      description:
        "Page to Markdown in one go, strong in French and other European languages; Apache 2.0, January 2026.",
    },
    {
      id: "allenai/olmOCR-7B-0725",
      description: "Made for millions of PDF pages: columns in reading order, equations as LaTeX; based on Qwen2.5-VL.",
    },
    {
      id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
      description:
        "Writes long captions without prudery, meant for the training of image generators; eight billion parameters.",
    },
    {
      id: "Salesforce/blip-image-captioning-base",
      description: "One English sentence per picture from a small network of 2022 that a laptop runs; BSD licence.",
    },
  ],
  spaces: [
    {
      id: "multimodalart/OmniSVG-3B",
      description: "Reads a picture and writes it as SVG code, which is text as well.",
    },
    {
      id: "numind/NuMarkdown-8B-Thinking",
      description: "Thinks about the layout of a page aloud before it writes the Markdown.",
    },
    {
      id: "fancyfeast/joy-caption-beta-one",
      description: "Choose the length and tone of a caption, from a plain description to a list of tags.",
    },
  ],
  metrics: [
    {
      id: "CER",
      description:
        "Character error rate of a page that was read: the keystrokes that would mend it, relative to its length.",
      formula: "inserted, deleted and replaced characters divided by the number of characters in the true text",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Levenshtein_distance",
    },
    {
      id: "WER",
      description: "The same count in whole words; a single wrong letter in a line of print spoils one of them.",
      formula:
        "inserted, deleted and replaced words divided by the number of words in the transcription made by a person",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Word_error_rate",
    },
    {
      id: "CIDEr",
      description: "Whether a caption uses the telling words that several people used for the picture.",
      formula:
        "mean cosine of the caption's and the references' word groups of one to four words, weighted by rarity, times 10",
      range: "0 to 10",
      better: "higher",
      definition: "https://arxiv.org/abs/1411.5726",
    },
    {
      id: "SPICE",
      description: "Whether objects, attributes and relations of the caption are those that people named.",
      formula: "harmonic mean of precision and recall over the tuples of the scene graphs of caption and references",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1607.08822",
    },
  ],
  widgetModels: ["Salesforce/blip-image-captioning-large"],
  isPlaceholder: false,
  // Facts of the records: the public hub's API, records of 2025-12-10 (BLIP) and 2026-08-22 (GLM-OCR), and the
  // classes of transformers 5.23.0 (models/auto/modeling_auto.py); read 2026-11-21.
  exampleModels: [
    {
      id: "Salesforce/blip-image-captioning-base",
      library_name: "transformers",
      pipeline_tag: "image-to-text",
      tags: ["transformers", "pytorch", "blip", "image-to-text", "image-captioning", "license:bsd-3-clause"],
      config: { architectures: ["BlipForConditionalGeneration"], model_type: "blip" },
      transformersInfo: { auto_model: "AutoModelForImageTextToText", processor: "AutoProcessor" },
    },
    {
      id: "zai-org/GLM-OCR",
      library_name: "transformers",
      pipeline_tag: "image-text-to-text",
      tags: ["transformers", "safetensors", "glm_ocr", "image-text-to-text", "conversational", "license:mit"],
      config: { architectures: ["GlmOcrForConditionalGeneration"], model_type: "glm_ocr" },
      transformersInfo: { auto_model: "AutoModelForImageTextToText", processor: "AutoProcessor" },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "notice.jpg",
        alt: "A sign with a red head on a green wooden door, seen at a slight angle: opening hours of the Garden Library",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Text",
        content:
          "Garden Library\nMonday to Friday 9:00 - 18:30\nSaturday 10:00 - 14:00\nSunday closed\n\nPlease return books\nthrough the green hatch.\n\nTelephone 0151 496 0342",
      },
    ],
    note: "The sign is drawn, and the text is word for word what Tesseract 5.3.0 reads in it, as one block.",
  },
  related: ["image-text-to-text", "document-question-answering", "image-classification", "visual-document-retrieval"],
  tools: [
    {
      name: "Tesseract",
      url: "https://github.com/tesseract-ocr/tesseract",
      description: "Free OCR for more than 100 languages on a processor; at its best with clean, straight print.",
    },
    {
      name: "PaddleOCR",
      url: "https://github.com/PaddlePaddle/PaddleOCR",
      description: "Finds and reads lines in photos and scans, with small models for phones; Apache 2.0.",
    },
    {
      name: "RapidOCR",
      url: "https://github.com/RapidAI/RapidOCR",
      description: "PaddleOCR's networks as ONNX files in a small package that needs no deep-learning framework.",
    },
  ],
} satisfies Task;
