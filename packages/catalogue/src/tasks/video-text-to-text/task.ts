import type { Task } from "../../task.ts";

export default {
  summary:
    "A video-language model watches a clip, reads a question and answers in words. It can describe, count, compare and say when something happened. It serves people who search footage, write descriptions for blind viewers, check processes, or want the gist of an hour.",
  datasets: [
    {
      id: "lmms-lab/Video-MME",
      description: "2,700 multiple-choice questions on 900 videos from eleven seconds to an hour, checked by people.",
    },
    {
      id: "lmms-lab/VideoChatGPT",
      description:
        "Open questions on 500 videos, marked by a language model for detail, context, time and consistency.",
    },
    {
      id: "HuggingFaceFV/finevideo",
      description:
        "43,751 YouTube videos under Creative Commons, with scenes, characters and mood noted; for training.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen3-VL-8B-Instruct",
      description: "Reads hours of video with time stamps, under Apache 2.0; the open all-rounder for one large card.",
    },
    {
      id: "OpenMOSS-Team/MOSS-VL-Realtime",
      description: "Watches a live stream and speaks up while it runs; July 2026, Apache 2.0, English and Chinese.",
    },
    {
      id: "allenai/Molmo2-8B",
      description: "Points at and follows what it talks about, trained on openly published data; Apache 2.0.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-500M-Video-Instruct",
      description: "Half a billion parameters and 1.8 GB of graphics memory, so a laptop or phone can run it.",
    },
    {
      id: "Vision-CAIR/LongVU_Qwen2_7B",
      description: "Drops frames and patches that repeat, which makes room for an hour in an 8,000-token context.",
    },
    {
      id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32",
      description: "A copy of Meta's Apollo, a study of which design choices matter; 32 tokens for a frame.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
      description: "The largest SmolVLM2, for pictures and video in 5.2 GB of graphics memory; English only.",
    },
  ],
  spaces: [
    {
      id: "llava-hf/video-llava",
      description: "Ask Video-LLaVA, one of the first open models that handled stills and film alike.",
    },
    {
      id: "opencompass/openvlm_video_leaderboard",
      description: "One table for several video benchmarks, all run with the same toolkit, VLMEvalKit.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-HighlightGenerator",
      description: "Cuts the most interesting moments out of a long video with SmolVLM2.",
    },
  ],
  metrics: [
    {
      id: "multiple-choice accuracy",
      description:
        "The share of questions for which the model picks the right one of four answers; guessing yields 0.25.",
      formula: "questions answered with the correct letter divided by all questions",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2405.21075",
    },
    {
      id: "judged score",
      description: "A language model's mark for a free answer beside a reference; it depends on which judge was used.",
      formula: "mean of marks from 0 to 5 that a fixed language model gives to each answer",
      range: "0 to 5",
      better: "higher",
      definition: "https://arxiv.org/abs/2306.05424",
    },
    {
      id: "temporal IoU",
      description: "For questions about when: how well the named stretch of time covers the true one.",
      formula: "seconds that both stretches share divided by seconds that either covers",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1705.02101",
    },
    {
      id: "CIDEr",
      description: "For captions of clips: agreement with what several people wrote, in which rare words count more.",
      formula: "cosine similarity of weighted n-gram counts of the caption and of each reference, averaged, times ten",
      range: "0 to 10",
      better: "higher",
      definition: "https://arxiv.org/abs/1411.5726",
    },
  ],
  widgetModels: ["HuggingFaceTB/SmolVLM2-2.2B-Instruct"],
  isPlaceholder: false,
  related: ["image-text-to-text", "video-classification", "visual-question-answering", "any-to-any", "summarization"],
  // Facts of the record: the card and the file list of the repository on the public hub (at its revision 3017089, when it
  // gave this task), stored copies; class and type in transformers 5.23.0, models/smolvlm. Read 2026-11-21.
  exampleModels: [
    {
      id: "HuggingFaceTB/SmolVLM2-500M-Video-Instruct",
      library_name: "transformers",
      pipeline_tag: "video-text-to-text",
      tags: ["transformers", "onnx", "safetensors", "smolvlm", "conversational", "en", "license:apache-2.0"],
      config: { architectures: ["SmolVLMForConditionalGeneration"], model_type: "smolvlm" },
      transformersInfo: {
        auto_model: "AutoModelForImageTextToText",
        pipeline_tag: "video-text-to-text",
        processor: "AutoProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "crossing.mp4",
        alt: "Video: a cyclist and a red car wait at a red light; it turns green, the cyclist rides off, then the car follows.",
      },
      { type: "text", label: "Question", content: "Who moves first when the light turns green?" },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content:
          "The cyclist in the yellow jumper sets off first, about half a second after the light turns green. The red car follows a moment later.",
      },
    ],
    note: "We drew the scene and wrote the reply ourselves, as a good model would phrase it.",
  },
} satisfies Task;
