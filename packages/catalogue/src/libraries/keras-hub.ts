import { pip } from "../install.ts";
import { kerasHubPackages, kerasHubSnippets } from "../keras-hub.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";

export default {
  prettyLabel: "KerasHub",
  repoName: "KerasHub",
  repoUrl: "https://github.com/keras-team/keras-hub",
  docsUrl: "https://keras.io/keras_hub/",
  filter: true,
  install: (model) => pip(...kerasHubPackages(model)),
  snippets: kerasHubSnippets,
  source: "keras-hub 0.32.0, source code, read 2026-11-21",
} satisfies Library;

const trainedFor = (...names: string[]): ModelRecord => ({
  id: "owner/name",
  config: { keras_hub: { tasks: names } },
});

export const examples = {
  text: trainedFor("CausalLM", "TextClassifier", "Unheard.Of", "Seq2SeqLM", "MaskedLM", "TextEmbedder"),
  pictures: trainedFor("ImageClassifier", "ImageSegmenter", "ObjectDetector", "DepthEstimator"),
  "made-pictures": trainedFor("TextToImage", "ImageToImage"),
  speech: trainedFor("AudioToText"),
  instructed: { id: "owner/name-instruct", config: { keras_hub: { tasks: ["CausalLM"] } } },
  backbone: { id: "owner/name" },
  "trained-heads": {
    id: "owner/name",
    config: { keras_hub: { tasks: ["ImageClassifier", "TextClassifier"] } },
    siblings: [{ rfilename: "task.json" }],
  },
} satisfies Examples;
