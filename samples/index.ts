// Models to fill a new shelf with: tiny ones with their files, and records of well-known ones.
import type { ModelRecord } from "@modelshelf/catalogue";
import records from "./records.json" with { type: "json" };

/** A model of the samples whose files are here. */
export interface SampleModel {
  readonly id: string;
  /** Its repository folder. */
  readonly folder: URL;
}

const names = ["tiny-chat", "tiny-lora", "tiny-embeddings", "tiny-chat-gguf", "tiny-chat-peft"];

/** Tiny models with random weights, a folder each. */
export const sampleModels: readonly SampleModel[] = names.map((name) => ({
  id: `modelshelf/${name}`,
  folder: new URL(`./models/${name}/`, import.meta.url),
}));

/** Records of well-known public models, whose files are elsewhere. README.md names the source of each. */
export const sampleRecords = records as readonly ModelRecord[];
