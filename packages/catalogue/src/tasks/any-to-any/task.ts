import type { Task } from "../../task.ts";

export default {
  summary:
    "An any-to-any model takes text, pictures, sound and video in one conversation, and answers in more than one of these forms. You can show it a photo, ask aloud, and hear the answer, or have it draw what you describe.",
  datasets: [
    {
      id: "PKU-Alignment/align-anything",
      description:
        "Which of two answers people prefer, for text, pictures, sound and video on either side; CC BY-NC 4.0.",
    },
  ],
  models: [
    {
      id: "google/gemma-4-E4B-it",
      description:
        "Hears, sees and writes under Apache 2.0, and fits a laptop in 4-bit weights; its answers are text alone.",
    },
    {
      id: "Qwen/Qwen3-Omni-30B-A3B-Instruct",
      description:
        "Writes 119 languages, understands speech in 19 and speaks 10; 3 of 30 billion parameters at a time.",
    },
    {
      id: "openbmb/MiniCPM-o-4_5",
      description:
        "9 billion parameters that watch, listen and talk at the same moment, in English and Chinese voices.",
    },
    {
      id: "Qwen/Qwen2.5-Omni-7B",
      description:
        "Takes text, pictures, sound and video, and streams words and speech; well supported by transformers.",
    },
    {
      id: "OmniGen2/OmniGen2",
      description: "Draws, edits and combines pictures from instructions, with separate paths for words and pixels.",
    },
    {
      id: "openbmb/MiniCPM-o-2_6",
      description: "The predecessor with 8 billion parameters, built from SigLIP, Whisper, ChatTTS and Qwen2.5.",
    },
    {
      id: "ByteDance-Seed/BAGEL-7B-MoT",
      description: "Understands, generates and edits pictures with 7 of its 14 billion parameters active; Apache 2.0.",
    },
  ],
  spaces: [
    { id: "OmniGen2/OmniGen2", description: "Describe a change to a picture, or a new one, and watch it drawn." },
  ],
  metrics: [
    {
      id: "OmniBench accuracy",
      description: "Multiple choice that can only be solved by looking at a picture and listening to a sound together.",
      formula: "questions on a picture with a recording that are answered rightly divided by all questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2409.15272",
    },
    {
      id: "WER of the speech",
      description:
        "Whether the spoken answer says what the written one does, by transcribing it again with a recognizer.",
      formula:
        "words replaced, dropped and added in the transcript of the spoken answer divided by the words of the written answer",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Word_error_rate",
    },
    {
      id: "GenEval",
      description: "For models that draw: whether a detector finds the objects, counts, colours and places asked for.",
      formula:
        "generated pictures in which a detector confirms every demand of the prompt divided by all, averaged over six kinds of prompt",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2310.11513",
    },
  ],
  widgetModels: ["Qwen/Qwen2.5-Omni-7B"],
  isPlaceholder: false,
  related: [
    "image-text-to-text",
    "audio-text-to-text",
    "video-text-to-text",
    "text-to-speech",
    "image-text-to-image",
    "text-generation",
  ],
  // Facts of the records: lists of the public hub, of 2026-08-22 for the first (tags) and of 2025-12-10 for the second
  // (tags, configuration); classes from transformers 5.23.0, models/auto/modeling_auto.py; read 2026-11-21.
  exampleModels: [
    {
      id: "google/gemma-4-E2B-it",
      library_name: "transformers",
      pipeline_tag: "any-to-any",
      tags: ["transformers", "safetensors", "gemma4", "image-text-to-text", "any-to-any", "license:apache-2.0"],
      config: { architectures: ["Gemma4ForConditionalGeneration"], model_type: "gemma4" },
    },
    {
      id: "Qwen/Qwen2.5-Omni-7B",
      library_name: "transformers",
      pipeline_tag: "any-to-any",
      tags: ["transformers", "safetensors", "qwen2_5_omni", "multimodal", "any-to-any", "license:other"],
      config: { architectures: ["Qwen2_5OmniModel"], model_type: "qwen2_5_omni" },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "rocket.jpg",
        alt: "A white rocket on its launch pad under a deep blue evening sky, between four lattice towers and bright lamps",
      },
      {
        type: "text",
        label: "Request",
        content: "What time of day is it, and has the rocket left? Tell me aloud.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content: "It is dusk. The floodlights are on, and the rocket still stands between its towers.",
      },
      { type: "audio", filename: "answer.flac" },
    ],
    note: "Written by us as an example; the voice is Piper's (a speech synthesizer) rather than that of an any-to-any model.",
  },
} satisfies Task;
