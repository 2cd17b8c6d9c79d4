import type { Task } from "../../task.ts";

export default {
  summary:
    "An audio-to-audio model takes a recording and returns another one, or several. It removes noise and echo, pulls apart voices or instruments, changes who seems to speak, or answers speech with speech. Video calls, podcasts, hearing aids and remixes depend on it.",
  datasets: [
    {
      id: "JacobLinCool/VoiceBank-DEMAND-16k",
      description: "Pairs of clean and noisy English sentences at 16 kHz, 11,572 for training and 824 for testing.",
    },
    {
      id: "Matthijs/cmu-arctic-xvectors",
      description: "Speaker embeddings of the CMU ARCTIC voices, to tell SpeechT5 which voice to take on.",
    },
  ],
  models: [
    {
      id: "nvidia/RE-USE",
      description:
        "One small model against noise, echo, clipping and lost packets, from 8 to 48 kHz in any language; for research.",
    },
    {
      id: "mispeech/dasheng-denoiser",
      description: "Cleans the embeddings of an audio encoder and rebuilds speech from them; Apache 2.0, own code.",
    },
    {
      id: "nvidia/personaplex-7b-v1",
      description: "Listens and talks at the same time, in a role and voice of your choice; built on Moshi, gated.",
    },
    {
      id: "ResembleAI/resemble-enhance",
      description: "A denoiser followed by an enhancer that restores bandwidth, trained on speech at 44.1 kHz.",
    },
    {
      id: "microsoft/speecht5_vc",
      description: "Says the same words in another voice, given the embedding of a speaker; trained on CMU ARCTIC.",
    },
    {
      id: "speechbrain/sepformer-wham",
      description: "Splits two people who talk at once in a noisy place, at 8 kHz; the classic of its kind.",
    },
    {
      id: "speechbrain/metricgan-plus-voicebank",
      description: "A light denoiser at 16 kHz, trained to please the PESQ measure on VoiceBank-DEMAND.",
    },
  ],
  spaces: [
    {
      id: "younver/speechbrain-speech-separation",
      description: "Tries the speech separation of SpeechBrain on a recording of two voices.",
    },
    {
      id: "nakas/audio-diffusion_style_transfer",
      description: "Repaints a piece of music in the style on which a diffusion model was trained.",
    },
  ],
  metrics: [
    {
      id: "snri",
      description: "How many decibels of noise the model took away, compared with leaving the recording alone.",
      formula: "the signal-to-noise ratio of the output minus that of the input, both against the clean recording",
      range: "no lower end to no upper end, in decibels",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Signal-to-noise_ratio",
    },
    {
      id: "sdri",
      description: "What separation gained for each voice, with leaks, artefacts and noise all counted as distortion.",
      formula: "the signal-to-distortion ratio of a separated source minus that of the mixture, averaged over sources",
      range: "no lower end to no upper end, in decibels",
      better: "higher",
      definition: "https://doi.org/10.1109/TSA.2005.858005",
    },
    {
      id: "SI-SDR",
      description: "The distortion ratio made blind to volume, today's standard for separated voices and instruments.",
      formula:
        "10 times the logarithm of the energy of the scaled clean signal divided by the energy of what differs from it",
      range: "no lower end to no upper end, in decibels",
      better: "higher",
      definition: "https://arxiv.org/abs/1811.02508",
    },
    {
      id: "PESQ",
      description: "The opinion score that telephone listeners would give the cleaned speech, by a model of hearing.",
      formula:
        "a perceptual difference between the output and the clean recording, mapped to a listening quality score",
      range: "1 to 4.64",
      better: "higher",
      definition: "https://www.itu.int/rec/T-REC-P.862",
    },
    {
      id: "STOI",
      description: "How many words listeners would understand after processing, which may differ from how it pleases.",
      formula: "the correlation of short-time envelopes of output and clean speech, averaged over bands and frames",
      range: "0 to 1",
      better: "higher",
      definition: "https://doi.org/10.1109/TASL.2011.2114881",
    },
    {
      id: "DNSMOS",
      description: "A predicted rating for calls in the wild, where no clean original exists to compare with.",
      formula: "the ratings of voice, background and overall quality that a network predicts from the output alone",
      range: "1 to 5",
      better: "higher",
      definition: "https://arxiv.org/abs/2010.15258",
    },
  ],
  widgetModels: ["speechbrain/sepformer-wham"],
  youtubeId: "iohj7nCCYoM",
  isPlaceholder: false,
  // Facts of the records: the repositories' config.json (interface) and tags on the public hub, stored copies
  // read 2026-11-21.
  exampleModels: [
    {
      id: "speechbrain/metricgan-plus-voicebank",
      library_name: "speechbrain",
      pipeline_tag: "audio-to-audio",
      tags: ["speechbrain", "audio-to-audio", "speech-enhancement", "license:apache-2.0"],
      config: { speechbrain: { speechbrain_interface: "SpectralMaskEnhancement" } },
    },
    {
      id: "speechbrain/sepformer-wham",
      library_name: "speechbrain",
      pipeline_tag: "audio-to-audio",
      tags: ["speechbrain", "Source Separation", "audio-to-audio", "license:apache-2.0"],
      config: { speechbrain: { speechbrain_interface: "SepformerSeparation" } },
    },
  ],
  demo: {
    inputs: [{ type: "audio", filename: "windy.flac" }],
    outputs: [
      { type: "audio", filename: "voice.flac" },
      { type: "audio", filename: "removed.flac" },
    ],
    note: "First the voice as DeepFilterNet 3 cleaned it, then what it took away. We mixed the input from a synthetic voice and synthetic wind.",
  },
  related: ["text-to-audio", "text-to-speech", "voice-activity-detection", "audio-text-to-text", "any-to-any"],
  tools: [
    {
      name: "DeepFilterNet",
      url: "https://github.com/Rikorose/DeepFilterNet",
      description: "Denoises speech at 48 kHz in real time on one processor core; MIT or Apache 2.0.",
    },
    {
      name: "Demucs",
      url: "https://github.com/adefossez/demucs",
      description: "Splits a song into vocals, drums, bass and the rest; the usual start for stems.",
    },
    {
      name: "RNNoise",
      url: "https://github.com/xiph/rnnoise",
      description: "A recurrent network in plain C that suppresses noise in calls, even on a small board.",
    },
  ],
} satisfies Task;
