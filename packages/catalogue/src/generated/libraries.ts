// Written by `npm run generate`. Do not edit.
import type { Library } from "../library.ts";
import diffusers from "../libraries/diffusers.ts";
import keras from "../libraries/keras.ts";
import llamaCppPython from "../libraries/llama-cpp-python.ts";
import peft from "../libraries/peft.ts";
import pyannoteAudio from "../libraries/pyannote-audio.ts";
import sentenceTransformers from "../libraries/sentence-transformers.ts";
import sklearn from "../libraries/sklearn.ts";
import spacy from "../libraries/spacy.ts";
import speechbrain from "../libraries/speechbrain.ts";
import timm from "../libraries/timm.ts";
import transformers from "../libraries/transformers.ts";
import transformersJs from "../libraries/transformers.js.ts";

const entries = {
  diffusers: diffusers,
  keras: keras,
  "llama-cpp-python": llamaCppPython,
  peft: peft,
  "pyannote-audio": pyannoteAudio,
  "sentence-transformers": sentenceTransformers,
  sklearn: sklearn,
  spacy: spacy,
  speechbrain: speechbrain,
  timm: timm,
  transformers: transformers,
  "transformers.js": transformersJs,
} as const satisfies Readonly<Record<string, Library>>;

/** The id of a registered library. */
export type LibraryId = keyof typeof entries;

/** Every registered library by its id. */
export const libraries: Readonly<Record<LibraryId, Library>> = entries;
