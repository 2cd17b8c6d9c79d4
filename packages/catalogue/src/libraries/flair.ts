import { comment, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const pickleNote = comment("The file holds pickles, which can run code: load it only if you trust its author.");

/** flair's name for a model of a hub, with its revision. */
const hubName = (model: ModelRecord, { revision }: SnippetContext) =>
  revision === undefined ? model.id : `${model.id}@${revision}`;

const tag = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from flair.data import Sentence
  from flair.models import SequenceTagger

  # A sentence in the model's language.
  text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}

  ${pickleNote}
  tagger = ${pythonCall("SequenceTagger.load", [hubName(model, context)])}
  sentence = Sentence(text)
  tagger.predict(sentence)
  for label in sentence.get_labels(tagger.label_type):
      print(f"{label.data_point.text}: {label.value} ({label.score:.1%})")
`;

// Only taggers are downloaded by name; from a file, Classifier finds out which class was saved.
const classify = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from flair.data import Sentence
  from flair.nn import Classifier
  from huggingface_hub import hf_hub_download

  # A text in the model's language.
  text = ${widgetText(model, review)}

  path = ${pythonCall("hf_hub_download", [model.id, "pytorch_model.bin"], { revision: context.revision })}
  ${pickleNote}
  classifier = Classifier.load(path)
  sentence = Sentence(text)
  classifier.predict(sentence)
  for label in sentence.get_labels(classifier.label_type):
      print(f"{label.value}: {label.score:.1%}")
`;

export default {
  prettyLabel: "Flair",
  repoName: "Flair",
  repoUrl: "https://github.com/flairNLP/flair",
  docsUrl: "https://huggingface.co/docs/hub/flair",
  filter: true,
  countDownloads: path("pytorch_model.bin"),
  hostedInferenceTasks: ["token-classification"],
  install: pip("flair"),
  snippets: (model, context) => [
    model.pipeline_tag === "text-classification" ? classify(model, context) : tag(model, context),
  ],
  source: "flair 0.15.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "token-classification": { id: "owner/name", pipeline_tag: "token-classification" },
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Marie Curie est née à Varsovie." }] },
} satisfies Examples;
