import { python, type Snippet } from "@modelshelf/code";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const hasFile = (model: ModelRecord, name: string) =>
  Boolean(model.siblings?.some(({ rfilename }) => rfilename === name));
/** Written before model2vec kept its classifiers in head.safetensors. */
const isOlderClassifier = (model: ModelRecord) =>
  hasFile(model, "pipeline.skops") && !hasFile(model, "head.safetensors");
const isClassifier = (model: ModelRecord) =>
  model.pipeline_tag === "text-classification" || hasFile(model, "head.safetensors") || isOlderClassifier(model);

const classify = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from model2vec.inference import StaticModelPipeline

  texts = [${widgetText(model, review)}]

  model = ${pythonCall("StaticModelPipeline.from_pretrained", [idOrFolder(model, context)])}
  for text, label in zip(texts, model.predict(texts)):
      print(f"{label}: {text}")
`;

const embed = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import numpy as np
  from model2vec import StaticModel

  sentences = [
      "The match was called off because of the storm.",
      "Bad weather forced them to cancel the game.",
      "He lit a match to see the way.",
  ]

  model = ${pythonCall("StaticModel.from_pretrained", [idOrFolder(model, context)])}
  embeddings = model.encode(sentences)
  embeddings /= np.linalg.norm(embeddings, axis=1, keepdims=True)
  # Each sentence against each: the higher, the more alike.
  print(embeddings @ embeddings.T)
`;

export default {
  prettyLabel: "Model2Vec",
  repoName: "model2vec",
  repoUrl: "https://github.com/MinishLab/model2vec",
  filter: false,
  install: (model) => (isOlderClassifier(model) ? pip("model2vec", "scikit-learn", "skops") : pip("model2vec")),
  snippets: (model, context) => [isClassifier(model) ? classify(model, context) : embed(model, context)],
  source: "model2vec 0.10.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  embeddings: { id: "owner/name", pipeline_tag: "feature-extraction" },
  classifier: { id: "owner/name", siblings: [{ rfilename: "head.safetensors" }, { rfilename: "pipeline.skops" }] },
  "older-classifier": { id: "owner/name", siblings: [{ rfilename: "README.md" }, { rfilename: "pipeline.skops" }] },
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
} satisfies Examples;
