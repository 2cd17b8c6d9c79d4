// The table of tasks: id, label, modality, subtasks, and the libraries that support each.
// Facts read from the public hub's published task packages on 2026-11-21.
import type { Modality, TaskFacts } from "./task.ts";

/** Every task by its id, in the order of lists. */
export const taskFacts = {
  "text-classification": {
    label: "Text Classification",
    tagline: "Sort texts into categories, such as the sentiment of a review",
    synonyms: [
      "sentiment analysis",
      "spam detection",
      "topic detection",
      "language identification",
      "intent detection",
      "toxicity",
      "moderation",
      "natural language inference",
      "NLI",
    ],
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
    tagline: "Label words in a text: names, places, parts of speech",
    synonyms: [
      "NER",
      "named entity recognition",
      "entity extraction",
      "part-of-speech tagging",
      "PII detection",
      "anonymization",
      "chunking",
    ],
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
  "table-question-answering": {
    label: "Table Question Answering",
    tagline: "Answer a question from the cells of a table",
    synonyms: ["table QA", "spreadsheet question", "tapas", "query a table"],
    modality: "nlp",
    libraries: ["transformers"],
  },
  "question-answering": {
    label: "Question Answering",
    tagline: "Find the answer to a question inside a given passage",
    synonyms: ["QA", "extractive question answering", "reading comprehension", "SQuAD", "answer extraction"],
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
    tagline: "Sort texts into categories that you name on the spot",
    synonyms: ["zero-shot", "classification without training", "custom labels", "NLI classification"],
    modality: "nlp",
    libraries: ["transformers", "transformers.js"],
  },
  translation: {
    label: "Translation",
    tagline: "Carry a text from one language into another",
    synonyms: ["machine translation", "MT", "translate", "multilingual", "localization"],
    canonicalId: "text-generation",
    modality: "nlp",
    libraries: ["transformers", "transformers.js"],
  },
  summarization: {
    label: "Summarization",
    tagline: "Shorten a document to what matters in it",
    synonyms: ["summary", "TL;DR", "abstract", "condense", "headline generation"],
    canonicalId: "text-generation",
    modality: "nlp",
    subtasks: [
      { type: "news-articles-summarization", name: "News Articles Summarization" },
      { type: "news-articles-headline-generation", name: "News Articles Headline Generation" },
    ],
    libraries: ["transformers", "transformers.js"],
  },
  "feature-extraction": {
    label: "Feature Extraction",
    tagline: "Turn text into vectors for search and clustering",
    synonyms: ["embeddings", "text embedding", "vector search", "semantic search", "RAG", "representation"],
    modality: "nlp",
    libraries: ["sentence-transformers", "transformers", "transformers.js"],
  },
  "text-generation": {
    label: "Text Generation",
    tagline: "Continue a text or answer a chat, one token at a time",
    synonyms: [
      "LLM",
      "large language model",
      "chatbot",
      "chat",
      "assistant",
      "completion",
      "GPT",
      "code generation",
      "instruction following",
      "reasoning",
    ],
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
    tagline: "Predict the word that was blanked out of a sentence",
    synonyms: ["masked language model", "MLM", "cloze", "BERT", "fill in the blank"],
    modality: "nlp",
    subtasks: [
      { type: "slot-filling", name: "Slot Filling" },
      { type: "masked-language-modeling", name: "Masked Language Modeling" },
    ],
    libraries: ["transformers", "transformers.js"],
  },
  "sentence-similarity": {
    label: "Sentence Similarity",
    tagline: "Score how close two sentences are in meaning",
    synonyms: ["semantic similarity", "paraphrase detection", "STS", "duplicate detection", "sentence embeddings"],
    modality: "nlp",
    libraries: ["sentence-transformers", "spacy", "transformers.js"],
  },
  "text-to-speech": {
    label: "Text-to-Speech",
    tagline: "Read a text aloud in a natural voice",
    synonyms: ["TTS", "speech synthesis", "voice cloning", "narration", "read aloud"],
    canonicalId: "text-to-audio",
    modality: "audio",
    libraries: ["espnet", "tensorflowtts", "transformers", "transformers.js"],
  },
  "text-to-audio": {
    label: "Text-to-Audio",
    tagline: "Create music, sounds or speech from a description",
    synonyms: ["music generation", "sound effects", "audio generation", "TTA"],
    modality: "audio",
    libraries: ["transformers", "transformers.js"],
  },
  "automatic-speech-recognition": {
    label: "Automatic Speech Recognition",
    tagline: "Write down what is said in a recording",
    synonyms: ["ASR", "speech to text", "STT", "transcription", "dictation", "subtitles", "captions", "voice typing"],
    modality: "audio",
    libraries: ["espnet", "nemo", "speechbrain", "transformers", "transformers.js"],
  },
  "audio-to-audio": {
    label: "Audio-to-Audio",
    tagline: "Change a recording: remove noise, separate voices",
    synonyms: [
      "speech enhancement",
      "denoising",
      "noise reduction",
      "source separation",
      "voice conversion",
      "speech-to-speech",
    ],
    modality: "audio",
    libraries: ["asteroid", "fairseq", "speechbrain"],
  },
  "audio-classification": {
    label: "Audio Classification",
    tagline: "Recognize what a sound is, who speaks, or how",
    synonyms: [
      "sound classification",
      "keyword spotting",
      "speaker identification",
      "emotion recognition",
      "audio tagging",
      "language identification from speech",
    ],
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
    tagline: "Ask questions about a recording and get text back",
    synonyms: ["audio question answering", "audio chat", "speech LLM", "audio understanding", "audio captioning"],
    modality: "multimodal",
    libraries: ["transformers"],
    hideInDatasets: true,
  },
  "voice-activity-detection": {
    label: "Voice Activity Detection",
    tagline: "Mark the stretches of a recording in which someone speaks",
    synonyms: ["VAD", "speech detection", "speaker diarization", "silence removal", "endpointing"],
    modality: "audio",
    libraries: [],
  },
  "depth-estimation": {
    label: "Depth Estimation",
    tagline: "Tell from a single photo how far away each pixel is",
    synonyms: ["depth map", "monocular depth", "distance from image", "3D from photo"],
    modality: "cv",
    libraries: ["transformers", "transformers.js"],
  },
  "image-classification": {
    label: "Image Classification",
    tagline: "Say what an image shows by choosing among known labels",
    synonyms: ["image recognition", "image tagging", "photo labels", "ImageNet", "NSFW detection"],
    modality: "cv",
    subtasks: [
      { type: "multi-label-image-classification", name: "Multi Label Image Classification" },
      { type: "multi-class-image-classification", name: "Multi Class Image Classification" },
    ],
    libraries: ["keras", "timm", "transformers", "transformers.js"],
  },
  "object-detection": {
    label: "Object Detection",
    tagline: "Draw labelled boxes around the things in an image",
    synonyms: [
      "YOLO",
      "bounding boxes",
      "face detection",
      "vehicle detection",
      "counting objects",
      "localization in images",
    ],
    modality: "cv",
    subtasks: [
      { type: "face-detection", name: "Face Detection" },
      { type: "vehicle-detection", name: "Vehicle Detection" },
    ],
    libraries: ["transformers", "transformers.js", "ultralytics"],
  },
  "image-segmentation": {
    label: "Image Segmentation",
    tagline: "Assign every pixel of an image to an object or region",
    synonyms: [
      "semantic segmentation",
      "instance segmentation",
      "panoptic segmentation",
      "background removal",
      "matting",
      "cut out",
      "masks",
    ],
    modality: "cv",
    subtasks: [
      { type: "instance-segmentation", name: "Instance Segmentation" },
      { type: "semantic-segmentation", name: "Semantic Segmentation" },
      { type: "panoptic-segmentation", name: "Panoptic Segmentation" },
    ],
    libraries: ["transformers", "transformers.js"],
  },
  "text-to-image": {
    label: "Text-to-Image",
    tagline: "Paint a picture from a written description",
    synonyms: ["image generation", "Stable Diffusion", "FLUX", "AI art", "text2image", "T2I", "illustration"],
    modality: "cv",
    libraries: ["diffusers"],
  },
  "image-to-text": {
    label: "Image-to-Text",
    tagline: "Describe an image in words or read the text in it",
    synonyms: ["OCR", "image captioning", "text recognition", "alt text", "handwriting recognition", "img2text"],
    modality: "cv",
    subtasks: [{ type: "image-captioning", name: "Image Captioning" }],
    libraries: ["transformers", "transformers.js"],
  },
  "image-to-image": {
    label: "Image-to-Image",
    tagline: "Turn one image into another: restore, edit, restyle",
    synonyms: [
      "image editing",
      "inpainting",
      "super-resolution",
      "upscaling",
      "colorization",
      "style transfer",
      "img2img",
      "denoising images",
    ],
    modality: "cv",
    subtasks: [
      { type: "image-inpainting", name: "Image Inpainting" },
      { type: "image-colorization", name: "Image Colorization" },
      { type: "super-resolution", name: "Super Resolution" },
    ],
    libraries: ["diffusers", "transformers", "transformers.js"],
  },
  "image-to-video": {
    label: "Image-to-Video",
    tagline: "Set a still image in motion",
    synonyms: ["animate a photo", "img2vid", "I2V", "video from image"],
    modality: "cv",
    libraries: ["diffusers"],
  },
  "unconditional-image-generation": {
    label: "Unconditional Image Generation",
    tagline: "Draw new images like those of the training set, no prompt",
    synonyms: ["GAN", "random faces", "image synthesis", "image sampling without prompt"],
    modality: "cv",
    libraries: ["diffusers"],
  },
  "video-classification": {
    label: "Video Classification",
    tagline: "Name the action or scene that a video shows",
    synonyms: ["action recognition", "activity recognition", "video tagging", "gesture recognition"],
    modality: "cv",
    libraries: ["transformers"],
  },
  "reinforcement-learning": {
    label: "Reinforcement Learning",
    tagline: "Train an agent to act by reward, in games and simulations",
    synonyms: ["RL", "agent", "policy", "PPO", "DQN", "Gym", "game playing"],
    modality: "rl",
    libraries: ["transformers", "stable-baselines3", "ml-agents", "sample-factory"],
  },
  robotics: {
    label: "Robotics",
    tagline: "Control robots from camera images and sensor readings",
    synonyms: ["LeRobot", "VLA", "vision-language-action", "manipulation", "robot arm", "imitation learning"],
    modality: "rl",
    subtasks: [
      { type: "grasping", name: "Grasping" },
      { type: "task-planning", name: "Task Planning" },
    ],
    libraries: [],
  },
  "tabular-classification": {
    label: "Tabular Classification",
    tagline: "Predict a category for each row of a table",
    synonyms: [
      "tabular data",
      "churn prediction",
      "fraud detection",
      "XGBoost",
      "random forest",
      "gradient boosting",
      "CSV classification",
    ],
    modality: "tabular",
    subtasks: [
      { type: "tabular-multi-class-classification", name: "Tabular Multi Class Classification" },
      { type: "tabular-multi-label-classification", name: "Tabular Multi Label Classification" },
    ],
    libraries: ["sklearn"],
  },
  "tabular-regression": {
    label: "Tabular Regression",
    tagline: "Predict a number for each row of a table",
    synonyms: ["price prediction", "regression", "demand estimation", "XGBoost regression", "CSV regression"],
    modality: "tabular",
    subtasks: [{ type: "tabular-single-column-regression", name: "Tabular Single Column Regression" }],
    libraries: ["sklearn"],
  },
  "tabular-to-text": {
    label: "Tabular to Text",
    tagline: "Put structured records into sentences",
    synonyms: ["RDF to text", "data-to-text", "verbalization"],
    modality: "tabular",
    subtasks: [{ type: "rdf-to-text", name: "RDF to text" }],
    libraries: ["transformers"],
    hideInModels: true,
  },
  "table-to-text": {
    label: "Table to Text",
    tagline: "Describe what a table says in plain words",
    synonyms: ["table description", "table captioning", "data-to-text from tables"],
    modality: "nlp",
    libraries: ["transformers"],
    hideInModels: true,
  },
  "multiple-choice": {
    label: "Multiple Choice",
    tagline: "Choose the right answer among several given ones",
    synonyms: ["MCQ", "multiple choice QA", "SWAG", "exam questions"],
    modality: "nlp",
    subtasks: [
      { type: "multiple-choice-qa", name: "Multiple Choice QA" },
      { type: "multiple-choice-coreference-resolution", name: "Multiple Choice Coreference Resolution" },
    ],
    libraries: ["transformers"],
    hideInModels: true,
  },
  "text-ranking": {
    label: "Text Ranking",
    tagline: "Order search results by how well they answer a query",
    synonyms: ["reranker", "reranking", "cross-encoder", "relevance scoring", "search ranking"],
    modality: "nlp",
    libraries: ["sentence-transformers", "transformers"],
  },
  "text-retrieval": {
    label: "Text Retrieval",
    tagline: "Find the documents that answer a query in a large collection",
    synonyms: ["information retrieval", "document search", "dense retrieval", "BM25", "passage retrieval"],
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
    tagline: "Predict how a series of measurements goes on",
    synonyms: ["forecasting", "demand forecast", "sales prediction", "time series", "Chronos"],
    modality: "tabular",
    subtasks: [
      { type: "univariate-time-series-forecasting", name: "Univariate Time Series Forecasting" },
      { type: "multivariate-time-series-forecasting", name: "Multivariate Time Series Forecasting" },
    ],
    libraries: [],
  },
  "text-to-video": {
    label: "Text-to-Video",
    tagline: "Make a short film from a written description",
    synonyms: ["video generation", "text2video", "T2V", "AI video"],
    modality: "cv",
    libraries: ["diffusers"],
  },
  "image-text-to-text": {
    label: "Image-Text-to-Text",
    tagline: "Ask about images in words: chat, read documents, compare",
    synonyms: [
      "VLM",
      "vision language model",
      "visual chat",
      "multimodal LLM",
      "document understanding",
      "screenshot understanding",
      "OCR chat",
    ],
    modality: "multimodal",
    libraries: ["transformers"],
  },
  "image-text-to-image": {
    label: "Image-Text-to-Image",
    tagline: "Edit an image by saying what to change",
    synonyms: ["instruction editing", "image editing by prompt", "subject-driven generation", "reference images"],
    modality: "multimodal",
    libraries: ["diffusers"],
  },
  "image-text-to-video": {
    label: "Image-Text-to-Video",
    tagline: "Animate an image as a prompt directs",
    synonyms: ["prompted animation", "image and text to video", "directed image-to-video", "TI2V"],
    modality: "multimodal",
    libraries: ["diffusers"],
  },
  "visual-question-answering": {
    label: "Visual Question Answering",
    tagline: "Give short answers to questions about a photo",
    synonyms: ["VQA", "image question answering", "ask a photo"],
    modality: "multimodal",
    subtasks: [{ type: "visual-question-answering", name: "Visual Question Answering" }],
    libraries: ["transformers", "transformers.js"],
  },
  "document-question-answering": {
    label: "Document Question Answering",
    tagline: "Answer questions about scanned pages, forms and invoices",
    synonyms: ["DocVQA", "document understanding", "invoice extraction", "form reading", "receipt parsing"],
    modality: "multimodal",
    subtasks: [{ type: "document-question-answering", name: "Document Question Answering" }],
    libraries: ["transformers", "transformers.js"],
    hideInDatasets: true,
  },
  "zero-shot-image-classification": {
    label: "Zero-Shot Image Classification",
    tagline: "Match images with labels that you write yourself",
    synonyms: ["CLIP", "SigLIP", "open-vocabulary classification", "image-text matching", "zero-shot image"],
    modality: "cv",
    libraries: ["transformers", "transformers.js"],
  },
  "graph-ml": {
    label: "Graph Machine Learning",
    tagline: "Learn from nodes and edges: molecules, networks, maps",
    synonyms: ["GNN", "graph neural network", "node classification", "link prediction", "molecule property prediction"],
    modality: "other",
    libraries: ["transformers"],
  },
  "mask-generation": {
    label: "Mask Generation",
    tagline: "Cut out whatever you point at, without naming it",
    synonyms: ["SAM", "segment anything", "promptable segmentation", "click to segment", "object cutout"],
    modality: "cv",
    libraries: ["transformers"],
  },
  "zero-shot-object-detection": {
    label: "Zero-Shot Object Detection",
    tagline: "Find objects in an image from a description of them",
    synonyms: ["open-vocabulary detection", "grounding", "Grounding DINO", "OWL-ViT", "text-prompted detection"],
    modality: "cv",
    libraries: ["transformers", "transformers.js"],
  },
  "text-to-3d": {
    label: "Text-to-3D",
    tagline: "Model a three-dimensional object from a description",
    synonyms: ["3D generation", "mesh generation", "text to mesh", "3D assets"],
    modality: "cv",
    libraries: ["diffusers"],
  },
  "image-to-3d": {
    label: "Image-to-3D",
    tagline: "Rebuild an object in 3D from one or more pictures",
    synonyms: ["3D reconstruction", "image to mesh", "NeRF", "Gaussian splatting", "photogrammetry"],
    modality: "cv",
    libraries: ["diffusers"],
  },
  "image-feature-extraction": {
    label: "Image Feature Extraction",
    tagline: "Turn images into vectors for search and comparison",
    synonyms: ["image embeddings", "reverse image search", "visual similarity", "DINO", "backbone features"],
    modality: "cv",
    libraries: ["timm", "transformers"],
  },
  "video-text-to-text": {
    label: "Video-Text-to-Text",
    tagline: "Ask questions about a video and get text back",
    synonyms: ["video question answering", "video chat", "video captioning", "video LLM", "video summarization"],
    modality: "multimodal",
    libraries: ["transformers"],
  },
  "keypoint-detection": {
    label: "Keypoint Detection",
    tagline: "Locate joints, corners and landmarks in an image",
    synonyms: ["pose estimation", "human pose", "facial landmarks", "hand tracking", "keypoint matching"],
    modality: "cv",
    subtasks: [{ type: "pose-estimation", name: "Pose Estimation" }],
    libraries: ["transformers"],
    hideInDatasets: true,
  },
  "visual-document-retrieval": {
    label: "Visual Document Retrieval",
    tagline: "Search pages by how they look, without reading them first",
    synonyms: ["ColPali", "page retrieval", "multimodal retrieval", "PDF search", "visual RAG"],
    modality: "multimodal",
    libraries: ["transformers"],
  },
  "any-to-any": {
    label: "Any-to-Any",
    tagline: "Take and give text, images and sound in a single model",
    synonyms: ["omni model", "multimodal generation", "unified model", "speech and vision chat"],
    modality: "multimodal",
    libraries: ["transformers"],
  },
  "video-to-video": {
    label: "Video-to-Video",
    tagline: "Restyle, sharpen or edit existing footage",
    synonyms: ["video editing", "video upscaling", "video style transfer", "frame interpolation", "V2V", "vid2vid"],
    modality: "cv",
    libraries: ["diffusers"],
    hideInDatasets: true,
  },
  other: {
    label: "Other",
    tagline: "Models whose use has no task of its own yet",
    synonyms: ["miscellaneous", "uncategorized"],
    modality: "other",
    libraries: [],
    hideInModels: true,
    hideInDatasets: true,
  },
} as const satisfies Record<string, TaskFacts>;

/** The id of a task, which is also a pipeline tag. */
export type TaskId = keyof typeof taskFacts;

/** All task ids, in the order of the table. */
export const taskIds = Object.keys(taskFacts) as readonly TaskId[];

/** Whether a pipeline tag is a task of the catalogue. */
export function isTaskId(value: unknown): value is TaskId {
  return typeof value === "string" && Object.hasOwn(taskFacts, value);
}

/** The modalities in the order of indexes, with their labels. */
export const modalities = {
  multimodal: "Multimodal",
  cv: "Computer Vision",
  nlp: "Natural Language Processing",
  audio: "Audio",
  tabular: "Tabular",
  rl: "Reinforcement Learning",
  other: "Other",
} as const satisfies Record<Modality, string>;

/** The more general task that a task is part of (`translation` is text generation), or the task itself. */
export function canonicalTask(task: TaskId): TaskId {
  const facts: TaskFacts = taskFacts[task];
  return isTaskId(facts.canonicalId) ? facts.canonicalId : task;
}

/** A task that a search means. */
export interface TaskMatch {
  readonly id: TaskId;
  /** The synonym or the kind of the task that the search found, where it did not find the task's own name. */
  readonly by?: string;
}

/** The tasks that a search means: a label, id, synonym or subtask contains every word of `query`, best match first. */
export function matchTasks(query: string): readonly TaskMatch[] {
  const wanted = plain(query);
  if (wanted === "") return [];
  const words = wanted.split(" ");
  return taskIds
    .map((id, index) => ({ id, index, ...bestName(id, wanted, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ id, by }) => (by === undefined ? { id } : { id, by }));
}

/** The ids of the tasks that a search means, best match first. */
export const searchTasks = (query: string): readonly TaskId[] => matchTasks(query).map(({ id }) => id);

/** Lower case, and one blank for whatever stands between words. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** How well the best of a task's names matches, and which it is where the reader could not tell from the label. */
function bestName(task: TaskId, wanted: string, words: readonly string[]): { score: number; by?: string } {
  const facts: TaskFacts = taskFacts[task];
  const score = (name: string) => matchScore(plain(name), wanted, words);
  let best: { score: number; by?: string } = { score: Math.max(...[facts.label, task, facts.tagline].map(score)) };
  for (const by of [...facts.synonyms, ...(facts.subtasks ?? []).map(({ name }) => name)]) {
    if (score(by) > best.score) best = { score: score(by), by };
  }
  return best;
}

function matchScore(name: string, wanted: string, words: readonly string[]): number {
  if (name === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  if (` ${name}`.includes(` ${wanted}`)) return 2;
  return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 0;
}
