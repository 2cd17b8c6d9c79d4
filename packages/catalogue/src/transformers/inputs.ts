// The lines that give emitted code its input.
import { comment, type Fragment, joinLines, py } from "@modelshelf/code";
import { chatQuestion, clip, ownPicture, ownRecording, ownVideo, photo, speech } from "../example-inputs.ts";
import type { ModelRecord } from "../model-record.ts";

/** The text that the model's author shows it with, or another. */
export const widgetText = (model: ModelRecord, otherwise: string): string =>
  model.widgetData?.find((entry) => entry.text !== undefined)?.text ?? otherwise;

export const picture = py`
  ${comment(ownPicture)}
  image = ${photo}
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
  image: (question: string) => py`
    messages = [
        {
            "role": "user",
            "content": [
                {"type": "image", "image": image},
                {"type": "text", "text": ${question}},
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

/** Fragments one after another, a line each. */
export const lines = (...fragments: Fragment<"python">[]): Fragment<"python"> => joinLines("python", fragments);
