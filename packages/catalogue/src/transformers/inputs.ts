// The lines that give emitted code its input.
import { comment, type Fragment, joinLines, none, py, pyImport } from "@modelshelf/code";
import {
  chatQuestion,
  clip,
  ownPages,
  ownPicture,
  ownRecording,
  ownVideo,
  ownViews,
  pageQuestion,
  pages,
  people,
  photo,
  pictureQuestion,
  receipt,
  speech,
  twoViews,
} from "../example-inputs.ts";
import type { ModelRecord } from "../model-record.ts";

/** The text that the model's author shows it with, or another. */
export const widgetText = (model: ModelRecord, otherwise: string): string =>
  model.widgetData?.find((entry) => entry.text !== undefined)?.text ?? otherwise;

export const picture = py`
  ${comment(ownPicture)}
  image = ${photo}
`;
/** A picture that people are in. */
export const pictureOfPeople = py`
  ${comment(ownPicture)}
  image = ${people}
`;
/** Two pictures of one place, opened, as `images`. */
export const openViews = py`
  ${pyImport("from transformers.image_utils import load_image")}
  ${comment(ownViews)}
  paths = [
      ${twoViews[0]},
      ${twoViews[1]},
  ]
  images = [load_image(path) for path in paths]
`;
/** Pages to search and what is asked of them, as `pages` and `query`. */
export const searchedPages = py`
  ${comment(ownPages)}
  pages = [
      ${pages[0]},
      ${pages[1]},
  ]
  query = ${pageQuestion}
`;
export const recording = py`
  ${comment(ownRecording)}
  audio = ${speech}
`;
export const video = py`
  ${comment(ownVideo)}
  video = ${clip}
`;

export const chat = py`messages = ${[{ role: "user", content: chatQuestion }]}`;

/** A message that shows something and asks about it; the variable of that name holds its path or URL. */
export const shownMessage = {
  image: (question: string | undefined) => py`
    messages = [
        {
            "role": "user",
            "content": [
                {"type": "image", "image": image},
                ${question === undefined ? none.python : py`{"type": "text", "text": ${question}},`}
            ],
        }
    ]
  `,
  video: (question: string) => py`
    messages = [
        {
            "role": "user",
            "content": [
                {"type": "video", "video": video},
                {"type": "text", "text": ${question}},
            ],
        }
    ]
  `,
  audio: (question: string) => py`
    messages = [
        {
            "role": "user",
            "content": [
                {"type": "audio", "audio": audio},
                {"type": "text", "text": ${question}},
            ],
        }
    ]
  `,
};

/**
 * What a chat model that was made to read text is asked, by its type: models of text recognition answer
 * to a fixed instruction or to none.
 * Source: docstrings of transformers 5.23.0 (paddleocr_vl, glm_ocr, lighton_ocr) and the models' cards, read 2026-11-21.
 */
const readingInstructions: Readonly<Record<string, string | undefined>> = {
  glm_ocr: "Text Recognition:",
  lighton_ocr: undefined,
  paddleocr_vl: "OCR:",
};

const hasInstruction = (model: ModelRecord) => Object.hasOwn(readingInstructions, model.config?.model_type ?? "");

/** Whether the model was made to read the text in pictures. */
const readsText = (model: ModelRecord): boolean => model.tags?.includes("ocr") || hasInstruction(model);

/** A picture and what a chat model is asked about it. */
export function askedPicture(model: ModelRecord, question = pictureQuestion): Fragment<"python"> {
  if (!readsText(model)) return lines(picture, shownMessage.image(question));
  const instruction = hasInstruction(model)
    ? readingInstructions[model.config?.model_type ?? ""]
    : "Read the text in this picture.";
  return lines(
    py`
      ${comment(ownPicture)}
      image = ${receipt}
    `,
    shownMessage.image(instruction),
  );
}

/** Room for the answer to `askedPicture`: the text of a page is long. */
export const answerTokens = (model: ModelRecord): number => (readsText(model) ? 1000 : 200);

/** Fragments one after another, a line each. */
export const lines = (...fragments: Fragment<"python">[]): Fragment<"python"> => joinLines("python", fragments);
