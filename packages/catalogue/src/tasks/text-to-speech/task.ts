import type { Task } from "../../task.ts";

export default {
  summary:
    "A text-to-speech model reads a written text aloud. It gets the words, often with a choice of voice, and returns a recording. Voice assistants, audiobooks, announcements and screen readers are made with it.",
  datasets: [
    {
      id: "parler-tts/mls_eng_10k",
      description: "Ten thousand hours of English audiobooks with their text, a sample of Multilingual LibriSpeech.",
    },
    {
      id: "mythicinfinity/libritts_r",
      description: "LibriTTS with its noise and echo repaired: 585 hours of 2,456 readers at 24 kHz.",
    },
    {
      id: "facebook/multilingual_librispeech",
      description: "Read books in eight European languages, English by far the largest with about 44,500 hours.",
    },
  ],
  models: [
    {
      id: "hexgrad/Kokoro-82M",
      description: "Only 82 million parameters, quick on a processor and under Apache 2.0; dozens of ready voices.",
    },
    {
      id: "Qwen/Qwen3-TTS-12Hz-1.7B-CustomVoice",
      description:
        "Nine voices in ten languages whose mood and pace follow an instruction in words; streams, and is Apache 2.0.",
    },
    {
      id: "KittenML/kitten-tts-nano-0.1",
      description: "English voices in 15 million parameters, less than 25 MB, for devices without a graphics card.",
    },
    {
      id: "ResembleAI/chatterbox",
      description: "Clones a voice from a few seconds, has a dial for emotion and marks its output; MIT licence.",
    },
    {
      id: "fishaudio/fish-speech-1.5",
      description: "Trained on a million hours in 13 languages; its licence forbids commercial use.",
    },
    {
      id: "nari-labs/Dia-1.6B-0626",
      description: "Performs English dialogues of two speakers, with laughs and coughs where the script asks for them.",
    },
  ],
  spaces: [
    { id: "hexgrad/Kokoro-TTS", description: "Type a sentence and compare the voices of Kokoro." },
    { id: "fishaudio/fish-speech-1", description: "Gives Fish Speech a short sample and has it read your text." },
    { id: "ResembleAI/Chatterbox", description: "Clone a voice with Chatterbox and turn up how lively it sounds." },
    {
      id: "TTS-AGI/TTS-Arena-V2",
      description: "Plays two anonymous readings of one sentence and ranks synthesizers by which is preferred.",
    },
    {
      id: "ngxson/kokoro-podcast-generator",
      description: "Has a language model write a podcast script, which two Kokoro voices then perform.",
    },
  ],
  metrics: [
    {
      id: "mel cepstral distortion",
      description: "How far the timbre of each synthetic frame is from a real reading of the same text, in decibels.",
      formula:
        "10 times the square root of 2 divided by ln 10, times the distance between the mel cepstra of aligned frames, averaged",
      range: "0, no upper end",
      better: "lower",
      definition: "https://doi.org/10.1109/PACRIM.1993.407206",
    },
    {
      id: "mean opinion score",
      description: "What a panel of listeners thinks of the voice, from 1 for bad to 5 for excellent.",
      formula: "the sum of all listeners' ratings on a five-point scale divided by their number",
      range: "1 to 5",
      better: "higher",
      definition: "https://www.itu.int/rec/T-REC-P.800",
    },
    {
      id: "UTMOS",
      description: "A network's guess of the opinion score, for comparing checkpoints without a listening test.",
      formula: "the rating that an ensemble of models, trained on past listening tests, predicts for the recording",
      range: "1 to 5",
      better: "higher",
      definition: "https://arxiv.org/abs/2204.02152",
    },
    {
      id: "wer",
      description: "Whether the voice says what was written: a recognizer transcribes it, and wrong words are counted.",
      formula: "words that a recognizer hears differently, misses or adds, divided by the words of the input text",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Word_error_rate",
    },
    {
      id: "speaker similarity",
      description: "Whether a cloned voice still sounds like its owner, judged by a speaker-verification network.",
      formula: "the cosine between the speaker embeddings of the reference recording and of the synthetic one",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2301.02111",
    },
  ],
  widgetModels: ["suno/bark"],
  youtubeId: "NW62DpzJ274",
  isPlaceholder: false,
  // Facts of the record: the public hub's record of the larger suno/bark, and the example of the pipeline in
  // transformers 5.23.0 (pipelines/text_to_audio.py), read 2026-11-21.
  exampleModels: [
    {
      id: "suno/bark-small",
      library_name: "transformers",
      pipeline_tag: "text-to-speech",
      tags: ["transformers", "pytorch", "bark", "text-to-audio", "audio", "text-to-speech", "license:mit"],
      config: { architectures: ["BarkModel"], model_type: "bark" },
      transformersInfo: {
        auto_model: "AutoModelForTextToWaveform",
        pipeline_tag: "text-to-audio",
        processor: "AutoProcessor",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Text",
        content: "The museum opens at nine. On Thursdays, admission is free until noon.",
      },
    ],
    outputs: [{ type: "audio", filename: "museum.flac" }],
    note: "Read by Piper 1.8.0, a neural synthesizer, in its American voice joe (medium).",
  },
  related: ["text-to-audio", "automatic-speech-recognition", "audio-to-audio", "any-to-any"],
  tools: [
    {
      name: "Kokoro",
      url: "https://github.com/hexgrad/kokoro",
      description: "The Python package of Kokoro-82M; it yields sound paragraph by paragraph at 24 kHz.",
    },
    {
      name: "Piper",
      url: "https://github.com/OHF-Voice/piper1-gpl",
      description: "Offline engine with small voices in dozens of languages, fast enough for a Raspberry Pi.",
    },
    {
      name: "eSpeak NG",
      url: "https://github.com/espeak-ng/espeak-ng",
      description:
        "Computes speech by rule in over a hundred languages; robotic, a few megabytes, with no latency to speak of.",
    },
  ],
} satisfies Task;
