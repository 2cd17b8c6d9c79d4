import { python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const load = (model: ModelRecord, { revision }: SnippetContext) =>
  pythonCall("GLiFormer.from_pretrained", [model.id], { revision, load_tokenizer: true });

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python("Find entities")`
    ${head(model, context)}

    import torch
    from gliformer import GLiFormer

    text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}
    # Name any kinds of things to find.
    labels = ["person", "organization", "location", "date"]

    model = ${load(model, context)}
    model.to("cuda" if torch.cuda.is_available() else "cpu").eval()
    for entity in model.predict_entities(text, labels):
        print(f"{entity['text']}: {entity['label']} ({entity['score']:.1%})")
  `,
  python("Classify a text")`
    ${head(model, context)}

    import torch
    from gliformer import GLiFormer

    text = ${review}
    # Name any classes.
    labels = ["praise", "complaint", "question"]

    model = ${load(model, context)}
    model.to("cuda" if torch.cuda.is_available() else "cpu").eval()
    for result in model.classify(text, labels):
        print(result)
  `,
  python("Fill in a record")`
    ${head(model, context)}

    import json

    import torch
    from gliformer import GLiFormer

    text = "The meeting of the finance team is on 3 March at 10:00 in room 12."
    # Records to find, with their fields.
    structures = {"meeting": ["team", "date", "time", "room"]}

    model = ${load(model, context)}
    model.to("cuda" if torch.cuda.is_available() else "cpu").eval()
    print(json.dumps(model.structure(text, structures), indent=2))
  `,
];

export default {
  prettyLabel: "GLiFormer",
  repoName: "GLiFormer",
  repoUrl: "https://github.com/Knowledgator/GLiFormer",
  filter: false,
  countDownloads: path("gliner_config.json"),
  install: pip("gliformer"),
  snippets,
  source: "public hub's list of libraries, and gliformer 0.1.3, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name", pipeline_tag: "token-classification" },
} satisfies Examples;
