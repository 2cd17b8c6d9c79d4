import type { Task } from "../../task.ts";

export default {
  summary:
    "Voice activity detection marks when somebody speaks. It takes a recording or a live signal and returns the stretches of speech, or a probability for every few milliseconds. Recorders, transcription services and voice assistants use it to skip silence and to know when it is their turn.",
  datasets: [
    {
      id: "diarizers-community/voxconverse",
      description: "Debates and news from YouTube with the times of every speaker, recorded in the wild; CC BY 4.0.",
    },
    {
      id: "diarizers-community/ami",
      description: "Meetings of the AMI corpus in English, with headset and table microphones and marked turns.",
    },
  ],
  models: [
    {
      id: "pyannote/segmentation-3.0",
      description: "Finds speech, overlaps and up to three speakers in ten-second windows; 6 MB, MIT, gated.",
    },
    {
      id: "pipecat-ai/smart-turn-v3",
      description: "Tells from the last eight seconds whether a speaker has finished or only paused, in 23 languages.",
    },
    {
      id: "pyannote/speaker-diarization-community-1",
      description: "The whole chain from detection to speakers, with a version free of overlaps; CC BY 4.0.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "detection error rate",
      description: "All wrongly marked time in one figure; the usual result of evaluation campaigns.",
      formula: "the duration of false alarms plus that of missed speech, divided by the duration of true speech",
      range: "0, no upper end",
      better: "lower",
      definition: "https://pyannote.github.io/pyannote-metrics/reference.html",
    },
    {
      id: "false alarm rate",
      description: "How much silence or noise is passed on as speech, which costs computing time and invented words.",
      formula: "the time without speech that was marked as speech, divided by all time without speech",
      range: "0 to 1",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/False_positive_rate",
    },
    {
      id: "missed detection rate",
      description: "How much speech is cut away; what is lost here is lost for every later step.",
      formula: "the time with speech that was not marked, divided by all time with speech",
      range: "0 to 1",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Sensitivity_and_specificity",
    },
    {
      id: "roc auc",
      description:
        "How well a detector's probabilities set frames of speech apart from the others, at every threshold.",
      formula: "the area under the curve of hits over false alarms, frame by frame, as the threshold moves",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.roc_auc_score.html",
    },
  ],
  widgetModels: ["pyannote/segmentation-3.0"],
  isPlaceholder: false,
  // Facts of the records: the public hub's records of 2025-12 and 2026-08, read 2026-11-21.
  exampleModels: [
    {
      id: "pyannote/segmentation-3.0",
      library_name: "pyannote-audio",
      pipeline_tag: "voice-activity-detection",
      tags: [
        "pyannote-audio",
        "pytorch",
        "pyannote",
        "pyannote-audio-model",
        "audio",
        "voice",
        "speech",
        "voice-activity-detection",
        "license:mit",
      ],
      gated: "auto",
    },
    {
      id: "pyannote/speaker-diarization-community-1",
      library_name: "pyannote-audio",
      pipeline_tag: "automatic-speech-recognition",
      tags: [
        "pyannote-audio",
        "pyannote",
        "pyannote-audio-pipeline",
        "audio",
        "voice",
        "speech",
        "speaker-diarization",
        "voice-activity-detection",
        "license:cc-by-4.0",
      ],
      gated: "auto",
    },
  ],
  demo: {
    inputs: [{ type: "audio", filename: "counter.flac" }],
    outputs: [
      {
        type: "img",
        filename: "speech.svg",
        alt: "The recording as a row of bars; two stretches of speech, from 0.9 to 1.6 and from 3.0 to 4.5 seconds, are marked in green.",
      },
      {
        type: "tabular",
        table: [
          ["Start (s)", "End (s)", "Length (s)"],
          ["0.93", "1.57", "0.64"],
          ["2.98", "4.51", "1.53"],
        ],
      },
    ],
    note: "The stretches are those of Silero VAD 6.2.3 with its default thresholds. Piper supplied the voice, and we added a little noise.",
  },
  related: ["automatic-speech-recognition", "audio-classification", "audio-to-audio"],
  tools: [
    {
      name: "Silero VAD",
      url: "https://github.com/snakers4/silero-vad",
      description: "A two-megabyte network on PyTorch or ONNX, MIT licensed; decides every 32 ms at 16 kHz.",
    },
    {
      name: "py-webrtcvad",
      url: "https://github.com/wiseman/py-webrtcvad",
      description: "The detector of WebRTC for Python: no network, frames of 10 to 30 ms, four levels of strictness.",
    },
    {
      name: "sherpa-onnx",
      url: "https://github.com/k2-fsa/sherpa-onnx",
      description:
        "Runs Silero, TEN VAD and recognizers offline on phones and boards, from a dozen programming languages.",
    },
  ],
} satisfies Task;
