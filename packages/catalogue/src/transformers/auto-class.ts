// Which of transformers' auto classes loads a model.
// Source: transformers 5.23.0, models/auto/modeling_auto.py (`__all__`), read 2026-11-21.
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { speaks } from "./omni.ts";
import { isRetriever } from "./retrieval.ts";

const autoClasses = [
  "AutoModel",
  "AutoModelForAudioClassification",
  "AutoModelForAudioFrameClassification",
  "AutoModelForAudioTokenization",
  "AutoModelForAudioXVector",
  "AutoModelForCausalLM",
  "AutoModelForCTC",
  "AutoModelForDepthEstimation",
  "AutoModelForDocumentQuestionAnswering",
  "AutoModelForImageClassification",
  "AutoModelForImageSegmentation",
  "AutoModelForImageTextToText",
  "AutoModelForImageToImage",
  "AutoModelForInstanceSegmentation",
  "AutoModelForKeypointDetection",
  "AutoModelForKeypointMatching",
  "AutoModelForMaskedImageModeling",
  "AutoModelForMaskedLM",
  "AutoModelForMaskGeneration",
  "AutoModelForMultimodalLM",
  "AutoModelForMultipleChoice",
  "AutoModelForNextSentencePrediction",
  "AutoModelForObjectDetection",
  "AutoModelForPoseEstimation",
  "AutoModelForPreTraining",
  "AutoModelForQuestionAnswering",
  "AutoModelForSemanticSegmentation",
  "AutoModelForSeq2SeqLM",
  "AutoModelForSequenceClassification",
  "AutoModelForSpeechSeq2Seq",
  "AutoModelForTableQuestionAnswering",
  "AutoModelForTextEncoding",
  "AutoModelForTextToSpectrogram",
  "AutoModelForTextToWaveform",
  "AutoModelForTimeSeriesPrediction",
  "AutoModelForTokenClassification",
  "AutoModelForUniversalSegmentation",
  "AutoModelForVideoClassification",
  "AutoModelForVisualQuestionAnswering",
  "AutoModelForZeroShotImageClassification",
  "AutoModelForZeroShotObjectDetection",
] as const;

/** A class of transformers that picks the right model class by the model's configuration. */
export type AutoClass = (typeof autoClasses)[number];

const known: ReadonlySet<string> = new Set(autoClasses);
const isAutoClass = (name: string): name is AutoClass => known.has(name);

// Names that are no longer exported, and what took their place (5.0 migration guide, read 2026-11-21).
const renamed: Readonly<Record<string, AutoClass>> = {
  AutoModelForVision2Seq: "AutoModelForImageTextToText",
  AutoModelWithLMHead: "AutoModelForCausalLM",
};

/** The class by the task alone, for records that say no more. */
const byTask: Readonly<Record<string, AutoClass>> = {
  "any-to-any": "AutoModelForMultimodalLM",
  "audio-classification": "AutoModelForAudioClassification",
  "audio-text-to-text": "AutoModelForMultimodalLM",
  "automatic-speech-recognition": "AutoModelForSpeechSeq2Seq",
  "depth-estimation": "AutoModelForDepthEstimation",
  "document-question-answering": "AutoModelForDocumentQuestionAnswering",
  "fill-mask": "AutoModelForMaskedLM",
  "image-classification": "AutoModelForImageClassification",
  "image-segmentation": "AutoModelForImageSegmentation",
  "image-text-to-text": "AutoModelForImageTextToText",
  "image-to-image": "AutoModelForImageToImage",
  "image-to-text": "AutoModelForImageTextToText",
  "keypoint-detection": "AutoModelForKeypointDetection",
  "mask-generation": "AutoModelForMaskGeneration",
  "multiple-choice": "AutoModelForMultipleChoice",
  "object-detection": "AutoModelForObjectDetection",
  "question-answering": "AutoModelForQuestionAnswering",
  summarization: "AutoModelForSeq2SeqLM",
  "table-question-answering": "AutoModelForTableQuestionAnswering",
  "text-classification": "AutoModelForSequenceClassification",
  "text-generation": "AutoModelForCausalLM",
  "text-ranking": "AutoModelForSequenceClassification",
  "text-to-audio": "AutoModelForTextToWaveform",
  "text-to-speech": "AutoModelForTextToWaveform",
  "time-series-forecasting": "AutoModelForTimeSeriesPrediction",
  "token-classification": "AutoModelForTokenClassification",
  translation: "AutoModelForSeq2SeqLM",
  "video-classification": "AutoModelForVideoClassification",
  "video-text-to-text": "AutoModelForMultimodalLM",
  "visual-question-answering": "AutoModelForVisualQuestionAnswering",
  "zero-shot-classification": "AutoModelForSequenceClassification",
  "zero-shot-image-classification": "AutoModelForZeroShotImageClassification",
  "zero-shot-object-detection": "AutoModelForZeroShotObjectDetection",
};

/** Endings of architecture names whose auto class has another name. */
const endings: readonly (readonly [RegExp, AutoClass])[] = [
  [/LMHeadModel$/, "AutoModelForCausalLM"],
  [/ForSpeechClassification$/, "AutoModelForAudioClassification"],
  [/ForImageSuperResolution$/, "AutoModelForImageToImage"],
  [/ForPrediction$/, "AutoModelForTimeSeriesPrediction"],
  [/ForXVector$/, "AutoModelForAudioXVector"],
];

// Text models, speech models and models that see share the ending ForConditionalGeneration; the
// model type tells them apart.
const readers = new Set(
  "bart bigbird_pegasus blenderbot blenderbot-small led longt5 m2m_100 mbart mt5 mvp nllb-moe pegasus pegasus_x plbart prophetnet switch_transformers t5 umt5".split(
    " ",
  ),
);
const listeners = new Set("moonshine seamless_m4t seamless_m4t_v2 speech_to_text whisper".split(" "));

const processors = [
  "AutoFeatureExtractor",
  "AutoImageProcessor",
  "AutoProcessor",
  "AutoTokenizer",
  "AutoVideoProcessor",
] as const;

/** A class of transformers that prepares a model's input. */
export type ProcessorClass = (typeof processors)[number];

/** What is known of the classes that load a model. */
export interface ModelClasses {
  readonly model: AutoClass;
  /** What prepares the input, where the record names it. */
  readonly processor: ProcessorClass | undefined;
  /** Whether the record names the kind of model, rather than its task alone. */
  readonly known: boolean;
}

/** The classes that load the model: by its own record, else by its task. */
export function modelClasses(model: ModelRecord): ModelClasses {
  const { auto_model, processor } = model.transformersInfo ?? {};
  const named = auto_model === undefined ? undefined : (byName(auto_model) ?? "AutoModel");
  // The hub names the waveform class for models that speak; this one takes pictures and sound as well.
  const talking: AutoClass | undefined = speaks(model) ? "AutoModelForMultimodalLM" : undefined;
  const found = remoteClass(model, named) ?? talking ?? named ?? byArchitecture(model);
  return {
    model: found ?? lookup(byTask, model.pipeline_tag) ?? "AutoModel",
    processor: processors.find((name) => name === processor),
    known: found !== undefined,
  };
}

/** The auto class of a class of transformers: `Mask2FormerForUniversalSegmentation`, `AutoModelForCausalLM`. */
function byName(name: string): AutoClass | undefined {
  const direct = lookup(renamed, name) ?? (isAutoClass(name) ? name : undefined);
  if (direct !== undefined) return direct;
  const head = /For[A-Z].*$/.exec(name)?.[0];
  const alike = `AutoModel${head ?? ""}`;
  if (head !== undefined && isAutoClass(alike)) return alike;
  return endings.find(([ending]) => ending.test(name))?.[1];
}

/** The most specific class that the repository's own code offers. */
function remoteClass(model: ModelRecord, named: AutoClass | undefined): AutoClass | undefined {
  const offered = Object.keys(model.config?.auto_map ?? {}).filter(isAutoClass);
  const wanted = [named, lookup(byTask, model.pipeline_tag)];
  return offered.find((name) => wanted.includes(name)) ?? offered.find((name) => name !== "AutoModel") ?? offered[0];
}

function byArchitecture(model: ModelRecord): AutoClass | undefined {
  const { architectures, model_type: type = "" } = model.config ?? {};
  const architecture = architectures?.[0];
  if (architecture === undefined) return undefined;
  if (isRetriever(architecture)) return "AutoModelForPreTraining";
  if (!architecture.endsWith("ForConditionalGeneration")) {
    return byName(architecture) ?? (/^[A-Za-z0-9]+Model$/.test(architecture) ? "AutoModel" : undefined);
  }
  if (readers.has(type)) return "AutoModelForSeq2SeqLM";
  if (listeners.has(type)) return "AutoModelForSpeechSeq2Seq";
  return model.pipeline_tag === "image-text-to-text" ? "AutoModelForImageTextToText" : "AutoModelForMultimodalLM";
}
