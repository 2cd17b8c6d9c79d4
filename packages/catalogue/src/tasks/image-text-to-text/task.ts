import type { Task } from "../../task.ts";

export default {
  summary:
    "A vision language model looks at one or more images, reads what you ask about them, and answers in text. It describes photos, reads screenshots, charts and scans, compares pictures, and drives software by looking at the screen.",
  datasets: [
    {
      id: "HuggingFaceM4/FineVision",
      description: "More than 200 public sources brought into one form: 24 million samples to train a model that sees.",
    },
    {
      id: "liuhaotian/LLaVA-Instruct-150K",
      description:
        "Conversations, descriptions and reasoning about COCO photos, written by GPT-4; it started the genre.",
    },
    {
      id: "DAMO-NLP-SG/multimodal_textbook",
      description: "Frames of instructional videos between what the teacher says, from 22,000 hours of lessons.",
    },
    {
      id: "HuggingFaceM4/the_cauldron",
      description: "Fifty datasets in one format, collected to fine-tune Idefics2: charts, diagrams, OCR, counting.",
    },
    {
      id: "HuggingFaceM4/WebSight",
      description: "Two million synthetic web pages, each a screenshot with the HTML that draws it.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen3.5-4B",
      description:
        "Sees and reasons in 201 languages under Apache 2.0, and fits on one consumer GPU in 16-bit weights.",
    },
    {
      id: "google/gemma-4-26B-A4B-it",
      description: "Mixture of experts with 4 of 26 billion parameters at work for each token; Apache 2.0, not gated.",
    },
    {
      id: "HuggingFaceTB/SmolVLM-Instruct",
      description: "SmolLM2 with 1.7 billion parameters behind a SigLIP encoder; English, and modest in memory.",
    },
    {
      id: "zai-org/GLM-4.5V",
      description:
        "106 billion parameters, 12 active, for long videos and graphical interfaces; MIT licence, several GPUs.",
    },
    {
      id: "rednote-hilab/dots.ocr",
      description: "Finds the blocks of a page and transcribes text, tables and formulas in one pass; MIT licence.",
    },
    {
      id: "Qwen/Qwen2.5-VL-3B-Instruct",
      description: "Answers with boxes and points as JSON where asked; the licence of this size is for research.",
    },
    {
      id: "microsoft/Magma-8B",
      description: "Trained for agents: it marks what to click in an interface and plans the moves of a robot arm.",
    },
  ],
  spaces: [
    {
      id: "opencompass/open_vlm_leaderboard",
      description: "Compares vision language models over many benchmarks, all measured with VLMEvalKit.",
    },
    {
      id: "sergiopaniego/vlm_object_understanding",
      description: "Has several models find and point at things in the same photo, side by side.",
    },
    {
      id: "prithivMLmods/Multimodal-OCR",
      description: "Upload a scan or a screenshot and read its transcript, with several OCR models to choose from.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "How often the chosen option is right in multiple-choice exams about pictures such as MMMU, where guessing gets about a quarter.",
      formula: "questions with the right option chosen divided by all questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2311.16502",
    },
    {
      id: "Relaxed accuracy",
      description: "Accuracy on charts that forgives a number read off the axis by up to 5 percent.",
      formula: "answers equal to the reference, or within 5 percent of it where it is a number, divided by all answers",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2203.10244",
    },
    {
      id: "CHAIR",
      description:
        "The share of invented objects in a description: a rate of 0.1 is one thing in ten that is not there.",
      formula: "mentioned objects that the picture does not show divided by all mentioned objects",
      range: "0 to 1",
      better: "lower",
      definition: "https://arxiv.org/abs/1809.02156",
    },
  ],
  widgetModels: ["zai-org/GLM-4.5V"],
  youtubeId: "IoGaGfU1CIg",
  isPlaceholder: false,
  related: [
    "visual-question-answering",
    "document-question-answering",
    "image-to-text",
    "video-text-to-text",
    "any-to-any",
    "text-generation",
  ],
  // Facts of the record: a list of the public hub (tags, licence) of 2026-08-22, and the class of the type in
  // transformers 5.23.0, models/auto/modeling_auto.py; read 2026-11-21.
  exampleModels: [
    {
      id: "Qwen/Qwen3.5-0.8B",
      library_name: "transformers",
      pipeline_tag: "image-text-to-text",
      tags: ["transformers", "safetensors", "qwen3_5", "image-text-to-text", "conversational", "license:apache-2.0"],
      config: { architectures: ["Qwen3_5ForConditionalGeneration"], model_type: "qwen3_5" },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "week.png",
        alt: "A weather card for the invented town of Ravensby: seven days with icons, temperatures and the chance of rain",
      },
      {
        type: "text",
        label: "Question",
        content: "The fence needs two dry days in a row for its paint. When should we start?",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content:
          "Start on Wednesday. Wednesday and Thursday are the only two days in a row with hardly any chance of rain (5 and 10 percent), and on Friday a thunderstorm is likely.",
      },
    ],
    note: "We wrote this answer by hand to show the form of a reply; no model was asked.",
  },
} satisfies Task;
