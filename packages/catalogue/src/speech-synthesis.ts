// What the code of several libraries that speak a text begins with.
import { type Fragment, py } from "@modelshelf/code";
import type { ModelRecord } from "./model-record.ts";
import { widgetText } from "./transformers/inputs.ts";

/** What is spoken where the model's author shows nothing. */
export const announcement = "The next train to Bristol leaves from platform four.";

/** What to speak, as `text`. */
export const spokenText = (model: ModelRecord): Fragment<"python"> => py`text = ${widgetText(model, announcement)}`;

/** A recording to take the voice from, as `voice_path`. */
export const voiceFile = py`
  # A recording of the voice to speak with: put your own here.
  voice_path = "voice.wav"
`;

/** The same, with its words as `voice_text`. */
export const voiceFileAndWords = py`
  ${voiceFile}
  # What is said in that recording, word for word.
  voice_text = "These are the words that the recording begins and ends with."
`;
