// The table of tasks: id, label, modality, subtasks, and the libraries that support each.
// Facts read from the public hub's published task packages on 2026-11-21.
import type { TaskFacts } from "./task.ts";

export const taskFacts = {
  "text-classification": {
    label: "Text Classification",
    modality: "nlp",
    subtasks: [
      { type: "acceptability-classification", name: "Acceptability Classification" },
      { type: "entity-linking-classification", name: "Entity Linking Classification" },
      { type: "fact-checking", name: "Fact Checking" },
      { type: "intent-classification", name: "Intent Classification" },
      { type: "language-identification", name: "Language Identification" },
      { type: "multi-class-classification", name: "Multi Class Classification" },
      { type: "multi-label-classification", name: "Multi Label Classification" },
      { type: "multi-input-text-classification", name: "Multi-input Text Classification" },
      { type: "natural-language-inference", name: "Natural Language Inference" },
      { type: "semantic-similarity-classification", name: "Semantic Similarity Classification" },
      { type: "sentiment-classification", name: "Sentiment Classification" },
      { type: "topic-classification", name: "Topic Classification" },
      { type: "semantic-similarity-scoring", name: "Semantic Similarity Scoring" },
      { type: "sentiment-scoring", name: "Sentiment Scoring" },
      { type: "sentiment-analysis", name: "Sentiment Analysis" },
      { type: "hate-speech-detection", name: "Hate Speech Detection" },
      { type: "text-scoring", name: "Text Scoring" },
    ],
    libraries: ["adapter-transformers", "setfit", "spacy", "transformers", "transformers.js"],
  },
  "token-classification": {
    label: "Token Classification",
    modality: "nlp",
    subtasks: [
      { type: "named-entity-recognition", name: "Named Entity Recognition" },
      { type: "part-of-speech", name: "Part of Speech" },
      { type: "parsing", name: "Parsing" },
      { type: "lemmatization", name: "Lemmatization" },
      { type: "word-sense-disambiguation", name: "Word Sense Disambiguation" },
      { type: "coreference-resolution", name: "Coreference-resolution" },
    ],
    libraries: ["adapter-transformers", "flair", "spacy", "span-marker", "stanza", "transformers", "transformers.js"],
  },
  "table-question-answering": { label: "Table Question Answering", modality: "nlp", libraries: ["transformers"] },
  "question-answering": {
    label: "Question Answering",
    modality: "nlp",
    subtasks: [
      { type: "extractive-qa", name: "Extractive QA" },
      { type: "open-domain-qa", name: "Open Domain QA" },
      { type: "closed-domain-qa", name: "Closed Domain QA" },
    ],
    libraries: ["adapter-transformers", "allennlp", "transformers", "transformers.js"],
  },
  "zero-shot-classification": {
    label: "Zero-Shot Classification",
    modality: "nlp",
    libraries: ["transformers", "transformers.js"],
  },
  translation: { label: "Translation", modality: "nlp", libraries: ["transformers", "transformers.js"] },
  summarization: {
    label: "Summarization",
    modality: "nlp",
    subtasks: [
      { type: "news-articles-summarization", name: "News Articles Summarization" },
      { type: "news-articles-headline-generation", name: "News Articles Headline Generation" },
    ],
    libraries: ["transformers", "transformers.js"],
  },
  "feature-extraction": {
    label: "Feature Extraction",
    modality: "nlp",
    libraries: ["sentence-transformers", "transformers", "transformers.js"],
  },
  "text-generation": {
    label: "Text Generation",
    modality: "nlp",
    subtasks: [
      { type: "dialogue-modeling", name: "Dialogue Modeling" },
      { type: "dialogue-generation", name: "Dialogue Generation" },
      { type: "conversational", name: "Conversational" },
      { type: "language-modeling", name: "Language Modeling" },
      { type: "text-simplification", name: "Text simplification" },
      { type: "explanation-generation", name: "Explanation Generation" },
      { type: "abstractive-qa", name: "Abstractive QA" },
      { type: "open-domain-abstractive-qa", name: "Open Domain Abstractive QA" },
      { type: "closed-domain-qa", name: "Closed Domain QA" },
      { type: "open-book-qa", name: "Open Book QA" },
      { type: "closed-book-qa", name: "Closed Book QA" },
      { type: "text2text-generation", name: "Text2Text Generation" },
    ],
    libraries: ["transformers", "transformers.js"],
  },
  "fill-mask": {
    label: "Fill-Mask",
    modality: "nlp",
    subtasks: [
      { type: "slot-filling", name: "Slot Filling" },
      { type: "masked-language-modeling", name: "Masked Language Modeling" },
    ],
    libraries: ["transformers", "transformers.js"],
  },
  "sentence-similarity": {
    label: "Sentence Similarity",
    modality: "nlp",
    libraries: ["sentence-transformers", "spacy", "transformers.js"],
  },
  "text-to-speech": {
    label: "Text-to-Speech",
    modality: "audio",
    libraries: ["espnet", "tensorflowtts", "transformers", "transformers.js"],
  },
  "text-to-audio": { label: "Text-to-Audio", modality: "audio", libraries: ["transformers", "transformers.js"] },
  "automatic-speech-recognition": {
    label: "Automatic Speech Recognition",
    modality: "audio",
    libraries: ["espnet", "nemo", "speechbrain", "transformers", "transformers.js"],
  },
  "audio-to-audio": { label: "Audio-to-Audio", modality: "audio", libraries: ["asteroid", "fairseq", "speechbrain"] },
  "audio-classification": {
    label: "Audio Classification",
    modality: "audio",
    subtasks: [
      { type: "keyword-spotting", name: "Keyword Spotting" },
      { type: "speaker-identification", name: "Speaker Identification" },
      { type: "audio-intent-classification", name: "Audio Intent Classification" },
      { type: "audio-emotion-recognition", name: "Audio Emotion Recognition" },
      { type: "audio-language-identification", name: "Audio Language Identification" },
    ],
    libraries: ["speechbrain", "transformers", "transformers.js"],
  },
  "audio-text-to-text": {
    label: "Audio-Text-to-Text",
    modality: "multimodal",
    libraries: ["transformers"],
    hideInDatasets: true,
  },
  "voice-activity-detection": { label: "Voice Activity Detection", modality: "audio", libraries: [] },
  "depth-estimation": { label: "Depth Estimation", modality: "cv", libraries: ["transformers", "transformers.js"] },
  "image-classification": {
    label: "Image Classification",
    modality: "cv",
    subtasks: [
      { type: "multi-label-image-classification", name: "Multi Label Image Classification" },
      { type: "multi-class-image-classification", name: "Multi Class Image Classification" },
    ],
    libraries: ["keras", "timm", "transformers", "transformers.js"],
  },
  "object-detection": {
    label: "Object Detection",
    modality: "cv",
    subtasks: [
      { type: "face-detection", name: "Face Detection" },
      { type: "vehicle-detection", name: "Vehicle Detection" },
    ],
    libraries: ["transformers", "transformers.js", "ultralytics"],
  },
  "image-segmentation": {
    label: "Image Segmentation",
    modality: "cv",
    subtasks: [
      { type: "instance-segmentation", name: "Instance Segmentation" },
      { type: "semantic-segmentation", name: "Semantic Segmentation" },
      { type: "panoptic-segmentation", name: "Panoptic Segmentation" },
    ],
    libraries: ["transformers", "transformers.js"],
  },
  "text-to-image": { label: "Text-to-Image", modality: "cv", libraries: ["diffusers"] },
  "image-to-text": {
    label: "Image-to-Text",
    modality: "cv",
    subtasks: [{ type: "image-captioning", name: "Image Captioning" }],
    libraries: ["transformers", "transformers.js"],
  },
  "image-to-image": {
    label: "Image-to-Image",
    modality: "cv",
    subtasks: [
      { type: "image-inpainting", name: "Image Inpainting" },
      { type: "image-colorization", name: "Image Colorization" },
      { type: "super-resolution", name: "Super Resolution" },
    ],
    libraries: ["diffusers", "transformers", "transformers.js"],
  },
  "image-to-video": { label: "Image-to-Video", modality: "cv", libraries: ["diffusers"] },
  "unconditional-image-generation": {
    label: "Unconditional Image Generation",
    modality: "cv",
    libraries: ["diffusers"],
  },
  "video-classification": { label: "Video Classification", modality: "cv", libraries: ["transformers"] },
  "reinforcement-learning": {
    label: "Reinforcement Learning",
    modality: "rl",
    libraries: ["transformers", "stable-baselines3", "ml-agents", "sample-factory"],
  },
  robotics: {
    label: "Robotics",
    modality: "rl",
    subtasks: [
      { type: "grasping", name: "Grasping" },
      { type: "task-planning", name: "Task Planning" },
    ],
    libraries: [],
  },
  "tabular-classification": {
    label: "Tabular Classification",
    modality: "tabular",
    subtasks: [
      { type: "tabular-multi-class-classification", name: "Tabular Multi Class Classification" },
      { type: "tabular-multi-label-classification", name: "Tabular Multi Label Classification" },
    ],
    libraries: ["sklearn"],
  },
  "tabular-regression": {
    label: "Tabular Regression",
    modality: "tabular",
    subtasks: [{ type: "tabular-single-column-regression", name: "Tabular Single Column Regression" }],
    libraries: ["sklearn"],
  },
  "tabular-to-text": {
    label: "Tabular to Text",
    modality: "tabular",
    subtasks: [{ type: "rdf-to-text", name: "RDF to text" }],
    libraries: ["transformers"],
    hideInModels: true,
  },
  "table-to-text": { label: "Table to Text", modality: "nlp", libraries: ["transformers"], hideInModels: true },
  "multiple-choice": {
    label: "Multiple Choice",
    modality: "nlp",
    subtasks: [
      { type: "multiple-choice-qa", name: "Multiple Choice QA" },
      { type: "multiple-choice-coreference-resolution", name: "Multiple Choice Coreference Resolution" },
    ],
    libraries: ["transformers"],
    hideInModels: true,
  },
  "text-ranking": { label: "Text Ranking", modality: "nlp", libraries: ["sentence-transformers", "transformers"] },
  "text-retrieval": {
    label: "Text Retrieval",
    modality: "nlp",
    subtasks: [
      { type: "document-retrieval", name: "Document Retrieval" },
      { type: "utterance-retrieval", name: "Utterance Retrieval" },
      { type: "entity-linking-retrieval", name: "Entity Linking Retrieval" },
      { type: "fact-checking-retrieval", name: "Fact Checking Retrieval" },
    ],
    libraries: [],
    hideInModels: true,
  },
  "time-series-forecasting": {
    label: "Time Series Forecasting",
    modality: "tabular",
    subtasks: [
      { type: "univariate-time-series-forecasting", name: "Univariate Time Series Forecasting" },
      { type: "multivariate-time-series-forecasting", name: "Multivariate Time Series Forecasting" },
    ],
    libraries: [],
  },
  "text-to-video": { label: "Text-to-Video", modality: "cv", libraries: ["diffusers"] },
  "image-text-to-text": { label: "Image-Text-to-Text", modality: "multimodal", libraries: ["transformers"] },
  "image-text-to-image": { label: "Image-Text-to-Image", modality: "multimodal", libraries: ["diffusers"] },
  "image-text-to-video": { label: "Image-Text-to-Video", modality: "multimodal", libraries: ["diffusers"] },
  "visual-question-answering": {
    label: "Visual Question Answering",
    modality: "multimodal",
    subtasks: [{ type: "visual-question-answering", name: "Visual Question Answering" }],
    libraries: ["transformers", "transformers.js"],
  },
  "document-question-answering": {
    label: "Document Question Answering",
    modality: "multimodal",
    subtasks: [{ type: "document-question-answering", name: "Document Question Answering" }],
    libraries: ["transformers", "transformers.js"],
    hideInDatasets: true,
  },
  "zero-shot-image-classification": {
    label: "Zero-Shot Image Classification",
    modality: "cv",
    libraries: ["transformers", "transformers.js"],
  },
  "graph-ml": { label: "Graph Machine Learning", modality: "other", libraries: ["transformers"] },
  "mask-generation": { label: "Mask Generation", modality: "cv", libraries: ["transformers"] },
  "zero-shot-object-detection": {
    label: "Zero-Shot Object Detection",
    modality: "cv",
    libraries: ["transformers", "transformers.js"],
  },
  "text-to-3d": { label: "Text-to-3D", modality: "cv", libraries: ["diffusers"] },
  "image-to-3d": { label: "Image-to-3D", modality: "cv", libraries: ["diffusers"] },
  "image-feature-extraction": {
    label: "Image Feature Extraction",
    modality: "cv",
    libraries: ["timm", "transformers"],
  },
  "video-text-to-text": { label: "Video-Text-to-Text", modality: "multimodal", libraries: ["transformers"] },
  "keypoint-detection": {
    label: "Keypoint Detection",
    modality: "cv",
    subtasks: [{ type: "pose-estimation", name: "Pose Estimation" }],
    libraries: ["transformers"],
    hideInDatasets: true,
  },
  "visual-document-retrieval": {
    label: "Visual Document Retrieval",
    modality: "multimodal",
    libraries: ["transformers"],
  },
  "any-to-any": { label: "Any-to-Any", modality: "multimodal", libraries: ["transformers"] },
  "video-to-video": { label: "Video-to-Video", modality: "cv", libraries: ["diffusers"], hideInDatasets: true },
  other: { label: "Other", modality: "other", libraries: [], hideInModels: true, hideInDatasets: true },
} as const satisfies Record<string, TaskFacts>;

/** The id of a task, which is also a pipeline tag. */
export type TaskId = keyof typeof taskFacts;

/** All task ids, in the order of the table. */
export const taskIds = Object.keys(taskFacts) as readonly TaskId[];

/** Whether a pipeline tag is a task of the catalogue. */
export function isTaskId(value: unknown): value is TaskId {
  return typeof value === "string" && Object.hasOwn(taskFacts, value);
}
