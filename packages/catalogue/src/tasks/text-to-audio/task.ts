import type { Task } from "../../task.ts";

export default {
  summary:
    "A text-to-audio model composes sound from a description: music, an effect such as rain on a tin roof, or speech. You write what you want to hear, and a recording comes back. Film makers, game studios and app designers use it for scores, ambience and notification sounds.",
  datasets: [
    {
      id: "google/MusicCaps",
      description: "Captions by musicians for 5,521 ten-second clips of AudioSet; the usual test of music generators.",
    },
  ],
  models: [
    {
      id: "ACE-Step/Ace-Step1.5",
      description:
        "Songs of up to ten minutes with lyrics in over 50 languages; MIT licence, at home on a gaming card.",
    },
    {
      id: "ACE-Step/acestep-v15-xl-turbo-diffusers",
      description: "The four-billion-parameter ACE-Step in the files of diffusers, done in eight steps; wants 20 GB.",
    },
    {
      id: "stabilityai/stable-audio-3-medium",
      description: "Music and sound effects from English prompts, published in May 2026; gated, with terms of its own.",
    },
    {
      id: "facebook/musicgen-small",
      description:
        "MusicGen with 300 million parameters, instrumental music at 32 kHz on a laptop; not for commercial use.",
    },
    {
      id: "stabilityai/stable-audio-open-1.0",
      description: "Up to 47 seconds of stereo at 44.1 kHz, better at drum loops and effects than at whole songs.",
    },
  ],
  spaces: [{ id: "facebook/MusicGen", description: "Describe a tune, or hum one, and let MusicGen arrange it." }],
  metrics: [
    {
      id: "fréchet audio distance",
      description: "How much a set of generated clips resembles real recordings as a whole, in an embedding of sounds.",
      formula: "the Fréchet distance between Gaussians fitted to embeddings of generated and of real clips",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1812.08466",
    },
    {
      id: "CLAP score",
      description: "Whether the sound fits its prompt, according to a network that embeds both.",
      formula:
        "the cosine between the CLAP embedding of the prompt and that of the generated clip, averaged over prompts",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2211.06687",
    },
    {
      id: "label divergence",
      description: "Whether an audio tagger hears the same things in the generated clip as in the captioned original.",
      formula:
        "the Kullback-Leibler divergence between a tagger's label probabilities for both clips, averaged over pairs",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/2209.15352",
    },
  ],
  widgetModels: ["facebook/musicgen-small"],
  isPlaceholder: false,
  // Facts of the records: musicgen-small from transformers 5.23.0 (pipelines/text_to_audio.py, models/musicgen);
  // ACE-Step from the public hub's record of 2026-05 and the example in diffusers 0.42.1. Read 2026-11-21.
  exampleModels: [
    {
      id: "facebook/musicgen-small",
      library_name: "transformers",
      pipeline_tag: "text-to-audio",
      tags: ["transformers", "pytorch", "musicgen", "text-to-audio", "license:cc-by-nc-4.0"],
      config: { architectures: ["MusicgenForConditionalGeneration"], model_type: "musicgen" },
      transformersInfo: {
        auto_model: "AutoModelForTextToWaveform",
        pipeline_tag: "text-to-audio",
        processor: "AutoProcessor",
      },
    },
    {
      id: "ACE-Step/acestep-v15-xl-turbo-diffusers",
      library_name: "diffusers",
      pipeline_tag: "text-to-audio",
      tags: [
        "diffusers",
        "safetensors",
        "acestep",
        "music",
        "text-to-music",
        "text-to-audio",
        "license:mit",
        "diffusers:AceStepPipeline",
      ],
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Prompt",
        content: "A gentle piano melody in D major over soft strings, slow and hopeful",
      },
    ],
    outputs: [{ type: "audio", filename: "piano.flac" }],
    note: "An illustration: we wrote these bars and rendered them with FluidSynth, no model composed them.",
  },
  related: ["text-to-speech", "audio-to-audio", "audio-text-to-text", "text-to-video"],
} satisfies Task;
