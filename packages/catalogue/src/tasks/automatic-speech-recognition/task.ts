import type { Task } from "../../task.ts";

export default {
  summary:
    "A speech-recognition model listens to a recording and writes down the words that are spoken. Many also mark when each word was said, name the language, or translate it. Subtitles, dictation, meeting minutes and voice control are built on it.",
  datasets: [
    {
      id: "mozilla-foundation/common_voice_17_0",
      description: "Sentences read aloud by volunteers in 124 languages, with age and accent where they gave them.",
    },
    {
      id: "amphion/Emilia-Dataset",
      description: "More than a hundred thousand hours of spontaneous speech from the web in six languages.",
    },
    {
      id: "parler-tts/mls_eng",
      description: "The English part of Multilingual LibriSpeech: some 44,500 hours of audiobooks with their text.",
    },
    {
      id: "espnet/yodas",
      description: "Openly licensed YouTube videos in over a hundred languages, with manual or automatic captions.",
    },
  ],
  models: [
    {
      id: "openai/whisper-large-v3-turbo",
      description: "Whisper with four decoder layers in place of 32: several times as fast and nearly as exact.",
    },
    {
      id: "Qwen/Qwen3-ASR-1.7B",
      description: "Thirty languages and many Chinese dialects in one model of January 2026, under Apache 2.0.",
    },
    {
      id: "nvidia/parakeet-tdt-0.6b-v3",
      description: "Transcribes 25 European languages very quickly, with punctuation and the time of every word.",
    },
    {
      id: "openai/whisper-large-v3",
      description:
        "The common yardstick: dozens of languages, robust to noise and accents, and translation into English.",
    },
    {
      id: "facebook/w2v-bert-2.0",
      description:
        "An encoder that heard 4.5 million hours without text; fine-tune it for a language with little data.",
    },
    {
      id: "facebook/seamless-m4t-v2-large",
      description: "Recognizes and translates about a hundred languages, from speech or text into speech or text.",
    },
    {
      id: "nvidia/canary-1b",
      description: "English, German, French and Spanish, each transcribed or translated, with or without punctuation.",
    },
    {
      id: "pyannote/speaker-diarization-3.1",
      description: "Says who speaks when but not what; combine it with a recognizer for minutes with names.",
    },
  ],
  spaces: [
    {
      id: "hf-audio/whisper-large-v3",
      description: "Transcribe a file, a microphone or a video address with Whisper.",
    },
    {
      id: "mrfakename/Moonshinex",
      description: "Tries out Moonshine, small English recognizers for devices at the edge.",
    },
    { id: "facebook/seamless_m4t", description: "Speak in one language and read or hear the result in another." },
    { id: "nvidia/canary-1b", description: "Transcribe and translate four European languages with Canary." },
  ],
  metrics: [
    {
      id: "wer",
      description:
        "How much of a transcript an editor would have to change, word by word, against what was really said.",
      formula: "words replaced, dropped and added, divided by the words in the reference transcript",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Word_error_rate",
    },
    {
      id: "cer",
      description:
        "The same count over characters, for languages that put no blanks between words and for single names.",
      formula: "characters replaced, dropped and added, divided by the characters in the reference transcript",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Levenshtein_distance",
    },
    {
      id: "real-time factor",
      description: "How long a recognizer works on each second of sound; a live caption needs well below one.",
      formula: "processing time divided by the duration of the recording, on named hardware",
      range: "0, no upper end",
      better: "lower",
      definition: "https://openvoice-tech.net/wiki/Real-time-factor",
    },
  ],
  widgetModels: ["openai/whisper-large-v3"],
  youtubeId: "TksaY_FDgnk",
  isPlaceholder: false,
  // Facts of the record: the public hub's API, read 2026-08-22.
  exampleModels: [
    {
      id: "openai/whisper-large-v3-turbo",
      library_name: "transformers",
      pipeline_tag: "automatic-speech-recognition",
      tags: ["transformers", "safetensors", "whisper", "automatic-speech-recognition", "audio", "license:mit"],
      config: { architectures: ["WhisperForConditionalGeneration"], model_type: "whisper" },
      transformersInfo: {
        auto_model: "AutoModelForSpeechSeq2Seq",
        pipeline_tag: "automatic-speech-recognition",
        processor: "AutoProcessor",
      },
    },
  ],
  demo: {
    inputs: [{ type: "audio", filename: "announcement.flac" }],
    outputs: [{ type: "text", label: "Transcript", content: "The harbour train leaves from platform four." }],
    note: "The announcement was made with Piper 1.8.0; the transcript is the sentence that it was given to say.",
  },
  related: ["audio-text-to-text", "voice-activity-detection", "text-to-speech", "audio-classification", "translation"],
} satisfies Task;
