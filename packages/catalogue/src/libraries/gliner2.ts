import { python, type Snippet } from "@modelshelf/code";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

// GLiNER2.from_pretrained takes models of the first architecture alone; `revision` of AutoExtractor
// reaches config.json, not the weights.
const load = (model: ModelRecord, context: SnippetContext) =>
  pythonCall("AutoExtractor.from_pretrained", [idOrFolder(model, context)]);

const entities = (model: ModelRecord, context: SnippetContext): Snippet => python("Find entities")`
  ${head(model, context)}

  from gliner2 import AutoExtractor

  text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}
  # Name any kinds of things to find.
  kinds = ["person", "organization", "location", "date"]

  model = ${load(model, context)}
  found = model.extract_entities(text, kinds)
  for kind, names in found["entities"].items():
      print(f"{kind}: {', '.join(names)}")
`;

const classify = (model: ModelRecord, context: SnippetContext): Snippet => python("Classify a text")`
  ${head(model, context)}

  from gliner2 import AutoExtractor

  text = ${review}
  # Any questions, each with its possible answers.
  tasks = {"sentiment": ["positive", "neutral", "negative"]}

  model = ${load(model, context)}
  print(model.classify_text(text, tasks))
`;

export default {
  prettyLabel: "GLiNER2",
  repoName: "GLiNER2",
  repoUrl: "https://github.com/fastino-ai/GLiNER2",
  filter: false,
  install: pip("gliner2[local]"),
  snippets: (model, context) => {
    const snippets = [entities(model, context), classify(model, context)];
    return model.pipeline_tag === "text-classification" ? snippets.toReversed() : snippets;
  },
  source: "gliner2 2.1.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  entities: { id: "owner/name", pipeline_tag: "token-classification" },
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Marie Curie was born in Warsaw." }] },
} satisfies Examples;
