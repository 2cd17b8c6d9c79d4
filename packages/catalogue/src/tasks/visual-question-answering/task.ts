import type { Task } from "../../task.ts";

export default {
  summary:
    "Visual question answering takes a photo and a question about it, and returns a short answer such as yes, two or surfboard. Classic models pick from a fixed list of answers and give each a score; newer ones write the words freely.",
  datasets: [
    {
      id: "Graphcore/vqa",
      description: "VQA v2: everyday questions about COCO photos, with answers of ten people for each question.",
    },
    {
      id: "facebook/textvqa",
      description: "Questions that need reading: signs, labels and displays in 28,408 photos from Open Images.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen3-VL-2B-Instruct",
      description: "Small chat model of October 2025 under Apache 2.0 that answers any question in any wording.",
    },
    {
      id: "dandelin/vilt-b32-finetuned-vqa",
      description:
        "ViLT feeds patches and words to one transformer and chooses among 3,129 frequent answers; runs on a CPU.",
    },
    {
      id: "google/deplot",
      description: "Turns a plot into the table behind it, so that a language model can answer from the numbers.",
    },
    {
      id: "google/matcha-base",
      description: "Pix2Struct trained further on charts and arithmetic; a start for fine-tuning on plots of your own.",
    },
    {
      id: "google/pix2struct-ocrvqa-large",
      description: "Answers questions about book covers, read straight from the pixels: title, author, genre, year.",
    },
  ],
  spaces: [
    { id: "merve/pix2struct", description: "Tries several Pix2Struct models on screenshots, diagrams and pages." },
    { id: "nielsr/vilt-vqa", description: "Ask ViLT about a photo of yours and see which answer it prefers." },
    {
      id: "Salesforce/BLIP",
      description: "Captions a picture or answers about it with BLIP, from the people who made it.",
    },
    {
      id: "vumichien/Img2Prompt",
      description: "Describes a picture in the words that an image generator understands.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The VQA accuracy: ten people answered each question, and an answer that three of them gave earns a full point.",
      formula:
        "for each question the smaller of 1 and a third of the people who gave this answer, averaged over all questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1505.00468",
    },
    {
      id: "wu-palmer similarity",
      description:
        "Gives part of the credit to near misses, such as cup for mug, by their distance in WordNet's tree of terms.",
      formula:
        "twice the depth of the nearest common ancestor in WordNet divided by the sum of the depths of both words",
      range: "0 to 1",
      better: "higher",
      definition: "https://aclanthology.org/P94-1019/",
    },
  ],
  widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
  isPlaceholder: false,
  related: ["image-text-to-text", "document-question-answering", "image-to-text", "zero-shot-image-classification"],
  // Facts of the records, read 2026-11-21: transformers 5.23.0, models/auto/modeling_auto.py (class of both types, and
  // the first as its example of AutoModelForVisualQuestionAnswering); a list of the public hub of 2026-05-04 (tags).
  exampleModels: [
    {
      id: "dandelin/vilt-b32-finetuned-vqa",
      library_name: "transformers",
      pipeline_tag: "visual-question-answering",
      tags: ["transformers", "vilt", "visual-question-answering"],
      config: { architectures: ["ViltForQuestionAnswering"], model_type: "vilt" },
      transformersInfo: {
        auto_model: "AutoModelForVisualQuestionAnswering",
        pipeline_tag: "visual-question-answering",
        processor: "AutoProcessor",
      },
    },
    {
      id: "Qwen/Qwen3-VL-2B-Instruct",
      library_name: "transformers",
      pipeline_tag: "image-text-to-text",
      tags: ["transformers", "safetensors", "qwen3_vl", "image-text-to-text", "conversational", "license:apache-2.0"],
      config: { architectures: ["Qwen3VLForConditionalGeneration"], model_type: "qwen3_vl" },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "espresso.jpg",
        alt: "A red cup of espresso with a white inside on a red saucer, a small spoon beside it, on a wooden table",
      },
      { type: "text", label: "Question", content: "What lies next to the cup?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "spoon", score: 0.93 },
          { label: "saucer", score: 0.21 },
          { label: "plate", score: 0.12 },
          { label: "fork", score: 0.02 },
        ],
      },
    ],
    note: "The four scores are invented to show what a ranking looks like. Each answer is scored by itself, so they need not add up to 1.",
  },
} satisfies Task;
