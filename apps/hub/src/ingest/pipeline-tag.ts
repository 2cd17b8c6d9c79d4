import { isTaskId, type TransformersInfo } from "@modelshelf/catalogue";
import { diffusersTask } from "./diffusers.ts";
import type { Evidence } from "./evidence.ts";
import { stringList, stringOr } from "./model-folder.ts";

/**
 * The task of a model: what its card says, else the first tag of the card that is a task, else what
 * its library's files say. Undefined where nothing says so.
 */
export function pipelineTag(
  evidence: Evidence,
  library: string | undefined,
  info: TransformersInfo | undefined,
): string | undefined {
  const said = stringOr(evidence.card.pipeline_tag, undefined) ?? stringList(evidence.card.tags).find(isTaskId);
  if (said !== undefined) return said;
  const found = taskOfFiles(evidence, library, info);
  return isTaskId(found) ? found : undefined;
}

function taskOfFiles(
  evidence: Evidence,
  library: string | undefined,
  info: TransformersInfo | undefined,
): string | undefined {
  const { config } = evidence;
  switch (library) {
    case "diffusers":
      if (evidence.diffusersClass !== undefined) return diffusersTask(evidence.diffusersClass);
      return evidence.hasLora ? "text-to-image" : undefined;
    case "sentence-transformers":
      return sentenceTask[evidence.sentenceTransformers?.modelType ?? "SentenceTransformer"];
    case "peft":
      return config.peft?.task_type === undefined ? undefined : peftTask[config.peft.task_type];
    case "sklearn":
      return evidence.sklearnTask;
    case "spacy":
      return evidence.spacy?.task;
    case "pyannote-audio":
      return evidence.pyannote?.task;
    case "timm":
      return evidence.timm?.task;
    case "speechbrain":
      return speechbrainTask(config.speechbrain?.speechbrain_interface);
    case "keras-hub":
      return evidence.keras?.tasks?.map((task) => kerasHubTask[task]).find((task) => task !== undefined);
  }
  return info?.pipeline_tag ?? ggufTask(evidence);
}

const sentenceTask = {
  SentenceTransformer: "sentence-similarity",
  CrossEncoder: "text-ranking",
  SparseEncoder: "feature-extraction",
} as const;

// PEFT's TaskType (peft 0.21.2, read 2026-11-21).
const peftTask: Readonly<Record<string, string>> = {
  CAUSAL_LM: "text-generation",
  SEQ_2_SEQ_LM: "text2text-generation",
  SEQ_CLS: "text-classification",
  TOKEN_CLS: "token-classification",
  QUESTION_ANS: "question-answering",
  FEATURE_EXTRACTION: "feature-extraction",
};

const kerasHubTask: Readonly<Record<string, string>> = {
  AudioToText: "automatic-speech-recognition",
  CausalLM: "text-generation",
  DepthEstimator: "depth-estimation",
  ImageClassifier: "image-classification",
  ImageSegmenter: "image-segmentation",
  ImageToImage: "image-to-image",
  Inpaint: "image-to-image",
  MaskedLM: "fill-mask",
  ObjectDetector: "object-detection",
  TextClassifier: "text-classification",
  TextEmbedder: "feature-extraction",
  TextToImage: "text-to-image",
};

// Interfaces of speechbrain.inference (SpeechBrain 1.1.2, read 2026-11-21).
const speechbrainTasks: readonly (readonly [RegExp, string])[] = [
  [/ASR$|^WhisperASR$/, "automatic-speech-recognition"],
  [/(?:Enhancement|Separation)$/, "audio-to-audio"],
  [/^(?:EncoderClassifier|AudioClassifier|SpeakerRecognition)$/, "audio-classification"],
  [/^VAD$/, "voice-activity-detection"],
  [/^(?:Tacotron2|FastSpeech2|FastSpeech2InternalAlignment|MSTacotron2)$/, "text-to-speech"],
];

const speechbrainTask = (name: string | undefined) =>
  name === undefined ? undefined : speechbrainTasks.find(([pattern]) => pattern.test(name))?.[1];

/** Architectures of GGUF files that give vectors, not text. */
const embeddingArchitecture = /bert|^t5encoder$|embedding/;
/** Those of images, sound and projectors, whose names do not say the task. */
const otherArchitecture =
  /^(?:clip|flux|sd\d|sdxl|aura|hidream|cosmos|ltxv|hyvid|wan|lumina2|qwen_image|wavtokenizer|whisper|t5)/;

function ggufTask({ gguf }: Evidence): string | undefined {
  const architecture = gguf?.architecture;
  if (architecture === undefined || otherArchitecture.test(architecture)) return undefined;
  return embeddingArchitecture.test(architecture) ? "feature-extraction" : "text-generation";
}
