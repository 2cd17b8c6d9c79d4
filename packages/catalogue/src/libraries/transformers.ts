import { type Fragment, identifier, none, py, python, type Snippet } from "@modelshelf/code";
import { pipUpgrade } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head, loadingOptions } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { type AutoClass, modelClasses } from "../transformers/auto-class.ts";
import { classUse } from "../transformers/classes.ts";
import { speaks } from "../transformers/omni.ts";
import { type PipelineUse, pipelineUse } from "../transformers/pipelines.ts";
import { quantizationPackages, tokenizerPackages } from "../transformers/requirements.ts";

const unknownModel = "⚠️ Type of model unknown";

/** Major version of the reader's transformers. */
const majorOf = ({ libraryVersion }: SnippetContext) => (libraryVersion?.startsWith("4.") ? 4 : 5);

/** What version 4 does not do by itself: take the weights in the type in which they are stored. */
const storedType = (major: number) => ({ torch_dtype: major < 5 ? "auto" : undefined });

/** How the model is loaded and used, by pipeline and by class. */
function plan(model: ModelRecord, context: SnippetContext) {
  const major = majorOf(context);
  const { known, processor, ...classes } = modelClasses(model);
  // Version 4 has no class of its own for models that take more than text and pictures.
  const former = speaks(model) ? "AutoModelForTextToWaveform" : "AutoModelForImageTextToText";
  const autoClass: AutoClass = major < 5 && classes.model === "AutoModelForMultimodalLM" ? former : classes.model;
  const pipeline = pipelineUse(model, classes.model, { known, major, processor });
  return { major, known, autoClass, pipeline, direct: classUse(model, classes.model, processor) };
}

function withPipeline(model: ModelRecord, context: SnippetContext, use: PipelineUse, top: Fragment<"python">) {
  const options = { model: model.id, ...loadingOptions(model, context), ...storedType(majorOf(context)) };
  return py`
    ${top}

    from transformers import pipeline

    ${use.input}

    pipe = ${pythonCall("pipeline", [use.task], options)}
    ${use.call}
  `;
}

function withClasses(
  model: ModelRecord,
  context: SnippetContext,
  { major, autoClass, direct }: ReturnType<typeof plan>,
  top: Fragment<"python">,
) {
  const options = loadingOptions(model, context);
  const { processor, modelClass = autoClass } = direct;
  const name = identifier(processor === "AutoTokenizer" ? "tokenizer" : "processor");
  const load = pythonCall(`${modelClass}.from_pretrained`, [model.id], {
    ...options,
    ...storedType(major),
    device_map: "auto",
  });
  return py`
    ${top}

    from transformers import ${identifier(modelClass)}${processor === undefined ? none.python : py`, ${identifier(processor)}`}

    ${direct.input}

    ${
      processor === undefined
        ? none.python
        : py`${name} = ${pythonCall(`${processor}.from_pretrained`, [model.id], { ...options, ...direct.processorOptions })}`
    }
    model = ${load}

    ${direct.call}
  `;
}

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const planned = plan(model, context);
  const { known, pipeline } = planned;
  const remoteCode = loadingOptions(model, context).trust_remote_code === true;
  if (!known) {
    const top = head(model, context, { first: unknownModel, remoteCode });
    const code = pipeline ? withPipeline(model, context, pipeline, top) : withClasses(model, context, planned, top);
    return [python()`${code}`];
  }
  const top = head(model, context, { remoteCode });
  const direct = withClasses(model, context, planned, top);
  if (pipeline === undefined) return [python()`${direct}`];
  return [
    python("With a pipeline")`${withPipeline(model, context, pipeline, top)}`,
    python("With the model's own classes")`${direct}`,
  ];
}

export default {
  prettyLabel: "Transformers",
  repoName: "🤗/transformers",
  repoUrl: "https://github.com/huggingface/transformers",
  docsUrl: "https://huggingface.co/docs/hub/transformers",
  filter: true,
  hostedInferenceTasks: [
    "audio-classification",
    "automatic-speech-recognition",
    "depth-estimation",
    "document-question-answering",
    "feature-extraction",
    "fill-mask",
    "image-classification",
    "image-feature-extraction",
    "image-segmentation",
    "image-to-image",
    "image-to-text",
    "image-text-to-text",
    "mask-generation",
    "object-detection",
    "question-answering",
    "summarization",
    "table-question-answering",
    "text-classification",
    "text-generation",
    "text-to-audio",
    "text-to-speech",
    "token-classification",
    "translation",
    "video-classification",
    "visual-question-answering",
    "zero-shot-classification",
    "zero-shot-image-classification",
    "zero-shot-object-detection",
  ],
  applies: { tags: ["transformers"], record: (model) => model.transformersInfo !== undefined },
  install: (model, context) => {
    const { major, pipeline, direct } = plan(model, context);
    const extra = [
      ...(pipeline?.packages ?? []),
      ...(direct.packages ?? []),
      ...tokenizerPackages(model),
      ...quantizationPackages(model),
    ];
    // Version 4 reads recordings with librosa.
    if (major < 5 && extra.includes("soxr")) extra.push("librosa");
    return pipUpgrade(...new Set([major < 5 ? "transformers<5" : "transformers", "torch", "accelerate", ...extra]));
  },
  snippets,
  source: "transformers 5.23.0 and 4.57.1, source code of both packages, read 2026-11-21",
} satisfies Library;

const loadedBy = (pipeline_tag: string, auto_model: string, processor: string, more: Partial<ModelRecord> = {}) => ({
  id: `owner/${pipeline_tag}`,
  library_name: "transformers",
  pipeline_tag,
  transformersInfo: { auto_model, pipeline_tag, processor },
  ...more,
});
const conversational = ["conversational"];
const chatTemplate = { tokenizer_config: { chat_template: "{{ messages }}" } };

export const examples = {
  chat: loadedBy("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
    tags: conversational,
    config: chatTemplate,
  }),
  "chat-of-a-processor": loadedBy("text-generation", "AutoModelForCausalLM", "AutoProcessor", { tags: conversational }),
  completion: loadedBy("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
    widgetData: [{ text: "Once upon" }],
  }),
  "completion-of-a-processor": loadedBy("text-generation", "AutoModelForCausalLM", "AutoProcessor"),
  "completion-by-an-encoder-decoder": loadedBy("text-generation", "AutoModelForSeq2SeqLM", "AutoTokenizer"),
  gated: loadedBy("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
    tags: conversational,
    gated: "manual",
  }),
  "remote-code": loadedBy("feature-extraction", "AutoModel", "AutoTokenizer", {
    tags: ["custom_code"],
    config: { auto_map: { AutoConfig: "configuration.Config", AutoModel: "modeling.Model" } },
  }),
  "remote-code-of-a-chat-model": loadedBy("text-generation", "AutoModel", "AutoTokenizer", {
    tags: ["custom_code", "conversational"],
    config: { auto_map: { AutoModel: "modeling.Model", AutoModelForCausalLM: "modeling.ModelForCausalLM" } },
  }),
  "remote-code-without-a-class-for-the-task": loadedBy("text-classification", "AutoModelForMaskedLM", "AutoTokenizer", {
    tags: ["custom_code"],
    transformersInfo: { auto_model: "AutoModel", custom_class: "modeling.Model" },
    config: { auto_map: { AutoModel: "modeling.Model" } },
  }),
  "remote-code-that-sees": loadedBy("image-text-to-text", "AutoModelForCausalLM", "AutoTokenizer", {
    tags: ["custom_code"],
  }),
  "remote-code-that-sees-without-a-processor": {
    id: "owner/sees",
    tags: ["custom_code"],
    pipeline_tag: "image-text-to-text",
    config: { auto_map: { AutoModelForCausalLM: "modeling.Model" } },
  },
  "remote-code-that-chats-about-pictures": loadedBy("image-text-to-text", "AutoModelForCausalLM", "AutoProcessor", {
    tags: ["custom_code", "conversational"],
  }),
  gptq: loadedBy("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
    config: { quantization_config: { quant_method: "gptq", bits: 4 } },
  }),
  bitsandbytes: loadedBy("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
    config: { quantization_config: { load_in_8bit: true } },
  }),
  "quantized-in-an-unknown-way": loadedBy("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
    config: { quantization_config: { quant_method: "unheard-of" } },
  }),
  "quantized-without-a-method": loadedBy("text-generation", "AutoModelForCausalLM", "AutoTokenizer", {
    config: { quantization_config: { bits: 4 } },
  }),
  unknown: { id: "owner/unknown", library_name: "transformers" },
  "unknown-by-its-task": { id: "owner/unknown", library_name: "transformers", pipeline_tag: "text-generation" },
  "unknown-with-remote-code": { id: "owner/unknown", tags: ["custom_code"], pipeline_tag: "robotics" },
  "unknown-architecture": { id: "owner/unknown", config: { architectures: ["odd name"] } },
  "known-by-architecture": {
    id: "owner/llama",
    pipeline_tag: "text-generation",
    config: { architectures: ["LlamaForCausalLM"] },
  },
  "known-by-a-language-model-head": {
    id: "owner/gpt2",
    pipeline_tag: "text-generation",
    config: { architectures: ["GPT2LMHeadModel"] },
  },
  "known-as-a-bare-model": {
    id: "owner/bert",
    pipeline_tag: "feature-extraction",
    config: { architectures: ["BertModel"] },
  },
  "known-as-whisper": {
    id: "owner/whisper",
    pipeline_tag: "automatic-speech-recognition",
    config: { architectures: ["WhisperForConditionalGeneration"], model_type: "whisper" },
  },
  "known-as-t5": {
    id: "owner/t5",
    pipeline_tag: "summarization",
    config: { architectures: ["T5ForConditionalGeneration"], model_type: "t5" },
  },
  "known-as-a-model-that-sees": {
    id: "owner/sees",
    tags: conversational,
    pipeline_tag: "image-text-to-text",
    config: { architectures: ["SomeForConditionalGeneration"] },
  },
  "known-as-a-model-that-does-all": {
    id: "owner/omni",
    tags: conversational,
    pipeline_tag: "any-to-any",
    config: { architectures: ["OmniForConditionalGeneration"], model_type: "omni" },
  },
  "named-by-a-former-class": loadedBy("image-text-to-text", "AutoModelForVision2Seq", "AutoProcessor"),
  "named-by-a-class-of-its-own": loadedBy(
    "image-segmentation",
    "Mask2FormerForUniversalSegmentation",
    "AutoImageProcessor",
  ),
  "named-by-a-class-nobody-knows": loadedBy("feature-extraction", "BertForCL", "AutoTokenizer"),
  "any-to-any": loadedBy("any-to-any", "AutoModelForMultimodalLM", "AutoProcessor", { tags: conversational }),
  "audio-classification": loadedBy("audio-classification", "AutoModelForAudioClassification", "AutoFeatureExtractor"),
  "audio-features": loadedBy("feature-extraction", "AutoModel", "AutoFeatureExtractor", {
    config: { model_type: "wav2vec2" },
  }),
  "audio-text-to-text": loadedBy("audio-text-to-text", "AutoModelForMultimodalLM", "AutoProcessor"),
  ctc: loadedBy("automatic-speech-recognition", "AutoModelForCTC", "AutoProcessor"),
  whisper: loadedBy("automatic-speech-recognition", "AutoModelForSpeechSeq2Seq", "AutoProcessor"),
  "depth-estimation": loadedBy("depth-estimation", "AutoModelForDepthEstimation", "AutoImageProcessor"),
  "document-question-answering": loadedBy(
    "document-question-answering",
    "AutoModelForDocumentQuestionAnswering",
    "AutoProcessor",
  ),
  "feature-extraction": loadedBy("feature-extraction", "AutoModel", "AutoTokenizer"),
  "fill-mask": loadedBy("fill-mask", "AutoModelForMaskedLM", "AutoTokenizer", { mask_token: "<mask>" }),
  "fill-mask-without-its-token": loadedBy("fill-mask", "AutoModelForMaskedLM", "AutoTokenizer"),
  "fill-mask-of-a-pretraining-model": loadedBy("fill-mask", "AutoModelForPreTraining", "AutoTokenizer", {
    mask_token: "[MASK]",
  }),
  "graph-ml": loadedBy("graph-ml", "AutoModel", "AutoTokenizer"),
  "image-classification": loadedBy("image-classification", "AutoModelForImageClassification", "AutoImageProcessor"),
  "image-feature-extraction": loadedBy("image-feature-extraction", "AutoModel", "AutoImageProcessor"),
  "image-model-without-a-task": {
    id: "owner/vit",
    transformersInfo: { auto_model: "AutoModel", processor: "AutoImageProcessor" },
  },
  "text-model-without-a-task": {
    id: "owner/bert",
    transformersInfo: { auto_model: "AutoModel", processor: "AutoTokenizer" },
  },
  "image-segmentation": loadedBy("image-segmentation", "AutoModelForImageSegmentation", "AutoImageProcessor"),
  "semantic-segmentation": loadedBy("image-segmentation", "AutoModelForSemanticSegmentation", "AutoImageProcessor"),
  "image-text-to-text": loadedBy("image-text-to-text", "AutoModelForImageTextToText", "AutoProcessor"),
  "image-text-to-text-chat": loadedBy("image-text-to-text", "AutoModelForImageTextToText", "AutoProcessor", {
    tags: conversational,
    config: { processor_config: { chat_template: "{{ messages }}" } },
  }),
  "image-to-image": loadedBy("image-to-image", "AutoModelForImageToImage", "AutoImageProcessor"),
  "image-to-text": loadedBy("image-to-text", "AutoModelForImageTextToText", "AutoProcessor"),
  "keypoint-detection": loadedBy("keypoint-detection", "AutoModelForKeypointDetection", "AutoImageProcessor"),
  "mask-generation": loadedBy("mask-generation", "AutoModelForMaskGeneration", "AutoProcessor"),
  "multiple-choice": loadedBy("multiple-choice", "AutoModelForMultipleChoice", "AutoTokenizer"),
  "object-detection": loadedBy("object-detection", "AutoModelForObjectDetection", "AutoImageProcessor"),
  "question-answering": loadedBy("question-answering", "AutoModelForQuestionAnswering", "AutoTokenizer"),
  "sentence-similarity": loadedBy("sentence-similarity", "AutoModel", "AutoTokenizer"),
  summarization: loadedBy("summarization", "AutoModelForSeq2SeqLM", "AutoTokenizer"),
  "summarization-by-chat": loadedBy("summarization", "AutoModelForCausalLM", "AutoTokenizer", { tags: conversational }),
  "question-answering-by-chat": loadedBy("question-answering", "AutoModelForCausalLM", "AutoTokenizer", {
    tags: conversational,
  }),
  "table-question-answering": loadedBy(
    "table-question-answering",
    "AutoModelForTableQuestionAnswering",
    "AutoTokenizer",
  ),
  "text-classification": loadedBy("text-classification", "AutoModelForSequenceClassification", "AutoTokenizer"),
  "text-ranking": loadedBy("text-ranking", "AutoModelForSequenceClassification", "AutoTokenizer"),
  "text-to-audio": loadedBy("text-to-audio", "AutoModelForTextToWaveform", "AutoProcessor"),
  "text-to-speech": loadedBy("text-to-speech", "AutoModelForTextToSpectrogram", "AutoProcessor", {
    config: { model_type: "speecht5" },
  }),
  "token-classification": loadedBy("token-classification", "AutoModelForTokenClassification", "AutoTokenizer"),
  translation: loadedBy("translation", "AutoModelForSeq2SeqLM", "AutoTokenizer", { config: { model_type: "marian" } }),
  "translation-by-t5": loadedBy("translation", "AutoModelForSeq2SeqLM", "AutoTokenizer", {
    config: { model_type: "t5" },
  }),
  "translation-by-nllb": loadedBy("translation", "AutoModelForSeq2SeqLM", "AutoTokenizer", {
    tags: ["nllb"],
    config: { model_type: "m2m_100" },
  }),
  "translation-by-m2m-100": loadedBy("translation", "AutoModelForSeq2SeqLM", "AutoTokenizer", {
    config: { model_type: "m2m_100" },
  }),
  "translation-by-mbart": loadedBy("translation", "AutoModelForSeq2SeqLM", "AutoTokenizer", {
    config: { model_type: "mbart" },
  }),
  "translation-by-chat": loadedBy("translation", "AutoModelForCausalLM", "AutoTokenizer", { tags: conversational }),
  "video-classification": loadedBy("video-classification", "AutoModelForVideoClassification", "AutoImageProcessor"),
  "video-text-to-text": loadedBy("video-text-to-text", "AutoModelForImageTextToText", "AutoProcessor", {
    tags: conversational,
  }),
  "visual-question-answering": loadedBy(
    "visual-question-answering",
    "AutoModelForVisualQuestionAnswering",
    "AutoProcessor",
  ),
  "visual-question-answering-by-chat": loadedBy(
    "visual-question-answering",
    "AutoModelForImageTextToText",
    "AutoProcessor",
    {
      tags: conversational,
    },
  ),
  "zero-shot-classification": loadedBy(
    "zero-shot-classification",
    "AutoModelForSequenceClassification",
    "AutoTokenizer",
  ),
  "zero-shot-image-classification": loadedBy(
    "zero-shot-image-classification",
    "AutoModelForZeroShotImageClassification",
    "AutoProcessor",
  ),
  "zero-shot-object-detection": loadedBy(
    "zero-shot-object-detection",
    "AutoModelForZeroShotObjectDetection",
    "AutoProcessor",
  ),
  "image-to-text-by-chat": loadedBy("image-to-text", "AutoModelForImageTextToText", "AutoProcessor", {
    tags: conversational,
  }),
  "text-recognition-with-an-instruction": loadedBy(
    "image-text-to-text",
    "AutoModelForImageTextToText",
    "AutoProcessor",
    { tags: conversational, config: { model_type: "glm_ocr" } },
  ),
  "text-recognition-without-words": loadedBy("image-text-to-text", "AutoModelForImageTextToText", "AutoProcessor", {
    tags: conversational,
    config: { model_type: "lighton_ocr" },
  }),
  "text-recognition": loadedBy("image-text-to-text", "AutoModelForImageTextToText", "AutoProcessor", {
    tags: [...conversational, "ocr"],
  }),
  "hears-and-sees": loadedBy("any-to-any", "AutoModelForImageTextToText", "AutoProcessor", {
    config: { model_type: "gemma4" },
  }),
  "hears-sees-and-speaks": loadedBy("any-to-any", "AutoModelForTextToWaveform", "AutoProcessor", {
    config: { model_type: "qwen3_omni_moe" },
  }),
  "hears-sees-and-speaks-with-a-system-prompt": loadedBy("any-to-any", "AutoModelForTextToWaveform", "AutoProcessor", {
    config: { model_type: "qwen2_5_omni" },
  }),
  "visual-document-retrieval": {
    id: "owner/pages",
    pipeline_tag: "visual-document-retrieval",
    config: { architectures: ["ColQwen2ForRetrieval"], model_type: "colqwen2" },
  },
  "visual-document-retrieval-by-its-auto-class": loadedBy(
    "visual-document-retrieval",
    "AutoModelForPreTraining",
    "AutoProcessor",
  ),
  "visual-question-answering-from-a-list": loadedBy(
    "visual-question-answering",
    "AutoModelForVisualQuestionAnswering",
    "AutoProcessor",
    { config: { model_type: "vilt" } },
  ),
  "visual-question-answering-in-words": loadedBy(
    "visual-question-answering",
    "AutoModelForVisualQuestionAnswering",
    "AutoProcessor",
    { config: { model_type: "blip" } },
  ),
  pose: loadedBy("keypoint-detection", "VitPoseForPoseEstimation", "AutoImageProcessor", {
    config: { architectures: ["VitPoseForPoseEstimation"], model_type: "vitpose" },
  }),
  "pose-of-another-family": loadedBy("keypoint-detection", "Sapiens2ForPoseEstimation", "AutoImageProcessor"),
  "video-classification-by-frames-per-clip": loadedBy(
    "video-classification",
    "AutoModelForVideoClassification",
    "AutoVideoProcessor",
    { config: { model_type: "vjepa2" } },
  ),
  "video-text-to-text-with-numbers-in-words": loadedBy(
    "video-text-to-text",
    "AutoModelForImageTextToText",
    "AutoProcessor",
    { tags: conversational, config: { model_type: "smolvlm" } },
  ),
  "zero-shot-image-classification-by-siglip": loadedBy(
    "zero-shot-image-classification",
    "AutoModelForZeroShotImageClassification",
    "AutoProcessor",
    { config: { model_type: "siglip" } },
  ),
  "zero-shot-object-detection-by-grounding": loadedBy(
    "zero-shot-object-detection",
    "AutoModelForZeroShotObjectDetection",
    "AutoProcessor",
    { config: { model_type: "mm-grounding-dino" } },
  ),
  "keypoint-matching": loadedBy("keypoint-detection", "AutoModelForKeypointMatching", "AutoImageProcessor"),
  "time-series-forecasting": {
    id: "owner/time-series-forecasting",
    library_name: "transformers",
    pipeline_tag: "time-series-forecasting",
    config: { architectures: ["TimesFm2_5ModelForPrediction"], model_type: "timesfm2_5" },
    transformersInfo: { auto_model: "AutoModelForTimeSeriesPrediction" },
  },
} satisfies Examples;
