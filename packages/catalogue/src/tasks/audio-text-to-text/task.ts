import type { Task } from "../../task.ts";

export default {
  summary:
    "An audio-text-to-text model takes a recording together with a question or an instruction and answers in writing. It hears words as well as tone, music and background. People use it to query meetings, describe sounds, check calls and talk to assistants.",
  datasets: [
    {
      id: "nvidia/AF-Think",
      description:
        "Questions about sounds and music with short chains of reasoning, from the training of Audio Flamingo 3.",
    },
    {
      id: "tsinghua-ee/QualiSpeech",
      description: "Speech whose flaws are described in words, such as noise, distortion and an unnatural voice.",
    },
  ],
  models: [
    {
      id: "OpenMOSS-Team/MOSS-Audio-4B-Instruct",
      description:
        "Transcribes with times, describes scenes and music, and answers about them; Chinese and English, Apache 2.0.",
    },
    {
      id: "nvidia/audio-flamingo-next-hf",
      description:
        "Reasons over long recordings and names the second it refers to; of April 2026, with its own licence.",
    },
    {
      id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
      description: "Llama 3.2 with ears: the smallest Ultravox puts Whisper's encoder before a one-billion model.",
    },
    {
      id: "Qwen/Qwen2-Audio-7B-Instruct",
      description: "Hears speech, sounds and music in one model, Apache 2.0, and is well supported by libraries.",
    },
    {
      id: "mistralai/Voxtral-Small-24B-2507",
      description: "Understands up to forty minutes of speech in eight languages and can call functions by voice.",
    },
    {
      id: "nvidia/audio-flamingo-3",
      description: "Ten minutes of any audio with optional thinking; its data is public, its use non-commercial.",
    },
  ],
  spaces: [
    {
      id: "freddyaboulton/talk-to-qwen-webrtc",
      description: "Speak with a Qwen model over a live connection in the browser.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description: "Right answers to multiple-choice questions on recordings, as in the expert test MMAU.",
      formula: "questions whose chosen option is the correct one, divided by all questions about the recordings",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2410.19168",
    },
    {
      id: "judge score",
      description: "How a language model that reads a description of the audio grades a free answer, as in AIR-Bench.",
      formula: "the mean grade that a judge model gives to answers beside those of the reference",
      range: "1 to 10",
      better: "higher",
      definition: "https://arxiv.org/abs/2402.07729",
    },
    {
      id: "wer",
      description:
        "What comes out wrong when the instruction is to transcribe, so that it can be set against recognizers.",
      formula: "substituted, deleted and inserted words divided by the words of the reference transcript",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Word_error_rate",
    },
    {
      id: "SPIDEr",
      description: "How close a written caption of a sound is to captions by people, in wording and in meaning.",
      formula: "the mean of CIDEr, which compares phrases, and SPICE, which compares objects and relations",
      range: "0, no upper end",
      better: "higher",
      definition: "https://arxiv.org/abs/1612.00370",
    },
  ],
  widgetModels: ["Qwen/Qwen2-Audio-7B-Instruct"],
  isPlaceholder: false,
  // Facts of the record: the class and its checkpoint in transformers 5.23.0 (models/qwen2_audio) and the
  // repository's page on the public hub, stored copy, read 2026-11-21.
  exampleModels: [
    {
      id: "Qwen/Qwen2-Audio-7B-Instruct",
      library_name: "transformers",
      pipeline_tag: "audio-text-to-text",
      tags: ["transformers", "safetensors", "qwen2_audio", "audio", "audio-text-to-text", "license:apache-2.0"],
      config: { architectures: ["Qwen2AudioForConditionalGeneration"], model_type: "qwen2_audio" },
    },
  ],
  demo: {
    inputs: [
      { type: "audio", filename: "voicemail.flac" },
      { type: "text", label: "Question", content: "When does the caller want to meet, and why?" },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content: "At half past four instead of three, because he is stuck in traffic.",
      },
    ],
    note: "Piper speaks the message. We wrote the answer ourselves, to show what a good one looks like.",
  },
  related: [
    "automatic-speech-recognition",
    "audio-classification",
    "any-to-any",
    "video-text-to-text",
    "text-generation",
  ],
} satisfies Task;
