import type { ModelRecord } from "../model-record.ts";

const defaults = {
  image: "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k",
  edit: "Turn this cat into a dog",
  video: "A man with short gray hair plays a red electric guitar.",
  videoEdit: "Turn the hiker into an astronaut in a white spacesuit.",
} as const;

/** What the model is asked for: its first widget text, else the prompt it was trained with, else a default. */
export const promptFor = (model: ModelRecord, kind: keyof typeof defaults): string =>
  model.widgetData?.[0]?.text ?? model.cardData?.instance_prompt ?? defaults[kind];
