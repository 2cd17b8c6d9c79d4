// Written by `npm run generate`. Do not edit.
import type { Task } from "../task.ts";
import type { TaskId } from "../tasks.ts";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition/task.ts";
import imageSegmentation from "../tasks/image-segmentation/task.ts";
import tabularClassification from "../tasks/tabular-classification/task.ts";
import textGeneration from "../tasks/text-generation/task.ts";
import textToImage from "../tasks/text-to-image/task.ts";
import translation from "../tasks/translation/task.ts";

/** Every task that has its page. */
export const tasks: Partial<Record<TaskId, Task>> = {
  "automatic-speech-recognition": automaticSpeechRecognition,
  "image-segmentation": imageSegmentation,
  "tabular-classification": tabularClassification,
  "text-generation": textGeneration,
  "text-to-image": textToImage,
  translation: translation,
};
