// An example of what a model takes, per task.
import { type Data, jsonText } from "@modelshelf/code";
import { isConversational } from "./chat.ts";
import { chatQuestion, news, opening, photo, request, review } from "./example-inputs.ts";
import type { ModelRecord } from "./model-record.ts";
import { isTaskId, type TaskId, taskIds } from "./tasks.ts";

/** A part of a message that has more than text. */
export type ChatPart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image_url"; readonly image_url: { readonly url: string } };

/** One message of a chat, in the shape of OpenAI-compatible chat completions. */
export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string | readonly ChatPart[];
}

export interface SampleInputOptions {
  /** Put the text on one line: each run of line breaks and tabs, with the blanks around it, becomes one space. */
  readonly noWrap?: boolean;
  /** Write a text without the double quotes around it. JSON objects have none and stay as they are. */
  readonly noQuotes?: boolean;
}

/** A text, a file's name, named fields, or a chat. */
type Sample = string | { readonly [field: string]: Data } | readonly ChatMessage[];

/** What `sampleInput` returns where there is no example. */
export const noSampleInput = "No input example has been defined for this model task.";

const recording = "sample.flac";
const picture = "photo.jpg";
const clip = "clip.mp4";

const maskToken = (model: ModelRecord) =>
  typeof model.mask_token === "string" && model.mask_token !== "" ? model.mask_token : "[MASK]";

/** A message with a text and a picture for a model that chats, the two as fields for one that does not. */
function describePicture(model: ModelRecord): Sample {
  const instruction = "Describe this picture in one sentence.";
  if (!isConversational(model)) return { image: picture, text: instruction };
  const content: ChatPart[] = [
    { type: "text", text: instruction },
    { type: "image_url", image_url: { url: photo } },
  ];
  return [{ role: "user", content }];
}

const samples = {
  "any-to-any": describePicture,
  "audio-classification": () => recording,
  "audio-text-to-text": () => ({ audio: recording, text: "Which language is spoken in this recording?" }),
  "audio-to-audio": () => recording,
  "automatic-speech-recognition": () => recording,
  "depth-estimation": () => picture,
  "document-question-answering": () => ({ image: "invoice.png", question: "What is the total amount?" }),
  "feature-extraction": () => "Bring a warm coat, the evenings on the coast get cold.",
  "fill-mask": (model) => `The ship left the harbour at ${maskToken(model)} and sailed north.`,
  "image-classification": () => picture,
  "image-feature-extraction": () => picture,
  "image-segmentation": () => picture,
  "image-text-to-image": () => ({ image: "cat.png", prompt: "Turn this cat into a dog" }),
  "image-text-to-text": describePicture,
  "image-text-to-video": () => ({ image: "cat.png", prompt: "The cat stretches and walks out of the frame" }),
  "image-to-3d": () => picture,
  "image-to-image": () => ({ image: "cat.png", prompt: "Turn this cat into a dog" }),
  "image-to-text": () => picture,
  "image-to-video": () => ({ image: "cat.png", prompt: "The cat slowly turns its head towards the window" }),
  "keypoint-detection": () => picture,
  "mask-generation": () => picture,
  "multiple-choice": () => ({
    prompt: "The kettle began to whistle, so",
    choices: ["she poured the tea.", "she parked the car.", "she closed the book shop."],
  }),
  "object-detection": () => picture,
  "question-answering": () => ({
    question: "Where does Ines work?",
    context: "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
  }),
  "sentence-similarity": () => ({
    source_sentence: "The match was called off because of the storm.",
    sentences: [
      "Bad weather forced them to cancel the game.",
      "The striker scored twice in the second half.",
      "He lit a match to see the way.",
    ],
  }),
  summarization: () => news,
  "table-question-answering": () => ({
    query: "Which mountain is the highest?",
    table: {
      Mountain: ["Zugspitze", "Mont Blanc", "Matterhorn"],
      Country: ["Germany", "France", "Switzerland"],
      Metres: ["2962", "4806", "4478"],
    },
  }),
  "table-to-text": () => ({
    table: [
      ["City", "Year", "Visitors"],
      ["Lyon", "2024", "128000"],
    ],
  }),
  "tabular-classification": () => ({
    data: {
      petal_length_cm: [1.4, 4.7, 6],
      petal_width_cm: [0.2, 1.4, 2.5],
    },
  }),
  "tabular-regression": () => ({
    data: {
      area_m2: [48, 73, 120],
      rooms: [2, 3, 5],
      year_built: [1972, 1998, 2015],
    },
  }),
  "tabular-to-text": () => ({ triples: [["Marie Curie", "born in", "Warsaw"]] }),
  "text-classification": () => review,
  "text-generation": (model) => (isConversational(model) ? [{ role: "user", content: chatQuestion }] : opening),
  "text-ranking": () => ({
    query: "How do I descale a kettle?",
    documents: [
      "Boil equal parts of water and vinegar, wait half an hour, then rinse.",
      "The copper kettle was made in Birmingham around 1900.",
      "Fish are descaled with the back of a knife.",
    ],
  }),
  "text-retrieval": () => "How do I descale a kettle?",
  "text-to-3d": () => "A wooden rocking chair",
  "text-to-audio": () => "Slow piano music with rain in the background",
  "text-to-image": () => "A watercolour of a fishing boat at dawn",
  "text-to-speech": () => "The next train to Bristol leaves from platform four.",
  "text-to-video": () => "A paper boat drifting down a stream after the rain",
  "time-series-forecasting": () => ({
    past_values: [112, 118, 132, 129, 121, 135, 148, 148, 136, 119],
    prediction_length: 3,
  }),
  "token-classification": () => "Ada Lovelace met Charles Babbage in London in 1833.",
  translation: () => request,
  "video-classification": () => clip,
  "video-text-to-text": () => ({ video: clip, text: "What happens in this video?" }),
  "video-to-video": () => clip,
  "visual-document-retrieval": () => ({
    query: "Which quarter had the highest revenue?",
    images: ["page-1.png", "page-2.png"],
  }),
  "visual-question-answering": () => ({ image: picture, question: "What animal is this?" }),
  "voice-activity-detection": () => recording,
  "zero-shot-classification": () => ({
    text: "My parcel arrived with a broken lid and I would like my money back.",
    candidate_labels: ["refund", "delivery time", "praise"],
  }),
  "zero-shot-image-classification": () => ({ image: picture, candidate_labels: ["cat", "dog", "bird"] }),
  "zero-shot-object-detection": () => ({ image: picture, candidate_labels: ["cat", "snow", "tree"] }),
} as const satisfies Partial<Record<TaskId, (model: ModelRecord) => Sample>>;

type SampledTask = keyof typeof samples;

const hasSample = (task: TaskId): task is SampledTask => Object.hasOwn(samples, task);

/** The tasks that have an example, in the order of the task table. */
export const tasksWithSampleInput: readonly TaskId[] = taskIds.filter(hasSample);

/**
 * An example input for the model: the text of a JSON value (a quoted text, or named fields over
 * several lines), or the messages of a chat for a conversational model. A text that says so where
 * the model names no task, or one without example. The options touch text only.
 */
export function sampleInput(model: ModelRecord, options: SampleInputOptions = {}): string | readonly ChatMessage[] {
  const task = model.pipeline_tag;
  if (!isTaskId(task) || !hasSample(task)) return noSampleInput;
  const sample: Sample = samples[task](model);
  if (isChat(sample)) return sample;
  const written = typeof sample === "string" && options.noQuotes ? sample : jsonText(sample, 2);
  return options.noWrap ? written.replace(/ *[\n\r\t][\n\r\t ]*/g, " ") : written;
}

const isChat = (sample: Sample): sample is readonly ChatMessage[] => Array.isArray(sample);
