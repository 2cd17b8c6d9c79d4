import { python, type Snippet } from "@modelshelf/code";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const load = (model: ModelRecord, context: SnippetContext) => pythonCall("BERTopic.load", [idOrFolder(model, context)]);

const topics = (model: ModelRecord, context: SnippetContext): Snippet => python("List the topics")`
  ${head(model, context)}

  from bertopic import BERTopic

  model = ${load(model, context)}
  print(model.get_topic_info())
`;

const assign = (model: ModelRecord, context: SnippetContext): Snippet => python("Find the topic of a text")`
  ${head(model, context)}

  from bertopic import BERTopic

  texts = [${widgetText(model, review)}]

  # Where it was saved without its sentence embeddings' model, name that too: embedding_model=...
  model = ${load(model, context)}
  numbers, _ = model.transform(texts)
  # Topic -1 gathers what fits none of the others.
  for text, number in zip(texts, numbers):
      print(f"{number}: {model.get_topic(number)}")
      print(text)
`;

export default {
  prettyLabel: "BERTopic",
  repoName: "BERTopic",
  repoUrl: "https://github.com/MaartenGr/BERTopic",
  filter: true,
  hostedInferenceTasks: ["text-classification"],
  applies: { files: ["topic_embeddings.safetensors", "topic_embeddings.bin"] },
  install: pip("bertopic"),
  snippets: (model, context) => [topics(model, context), assign(model, context)],
  source: "bertopic 0.17.4, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  topics: { id: "owner/name", pipeline_tag: "text-classification" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "The match was called off." }] },
} satisfies Examples;
