import { comment, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const weights = new Set(["model.safetensors", "pytorch_model.bin"]);

/** The ONNX file of a repository that holds nothing else to load. */
function onnxFile(model: ModelRecord): string | undefined {
  if (model.siblings?.some(({ rfilename }) => weights.has(rfilename))) return undefined;
  return model.siblings?.find(({ rfilename }) => rfilename.endsWith(".onnx"))?.rfilename;
}

const mentions = (model: ModelRecord, word: RegExp) => word.test(model.id) || model.tags?.some((tag) => word.test(tag));
/** Made to find what identifies a person. */
const findsPersonalData = (model: ModelRecord) => mentions(model, /(?<![a-z])pii(?![a-z])/i);
/** Finds entities and how they relate. */
const findsRelations = (model: ModelRecord) => mentions(model, /(?<![a-z])relex(?![a-z])|relation[ -]extraction/i);

function load(model: ModelRecord, context: SnippetContext) {
  const file = onnxFile(model);
  return pythonCall("GLiNER.from_pretrained", [model.id], {
    revision: context.revision,
    runtime: file === undefined ? undefined : "onnxruntime",
    runtime_model_file: file,
  });
}

const anyKind = comment("Name any kinds of things to find.");
const famous = "Ada Lovelace met Charles Babbage in London in 1833.";

function entities(model: ModelRecord, context: SnippetContext): Snippet {
  const personal = findsPersonalData(model);
  const text = personal ? "Write to Ada Lovelace at ada@example.org or call +44 20 7946 0958." : famous;
  const labels = personal
    ? ["person", "email", "phone number", "address"]
    : ["person", "organization", "location", "date"];
  return python()`
    ${head(model, context)}

    from gliner import GLiNER

    text = ${widgetText(model, text)}
    ${anyKind}
    labels = ${labels}

    model = ${load(model, context)}
    for entity in model.predict_entities(text, labels):
        print(f"{entity['text']}: {entity['label']} ({entity['score']:.1%})")
  `;
}

const relations = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from gliner import GLiNER

  text = ${widgetText(model, famous)}
  ${anyKind}
  labels = ["person", "location", "date"]
  relations = ["met", "met in"]

  model = ${load(model, context)}
  entities, found = model.predict_relations(text, labels, relations)
  for entity in entities:
      print(f"{entity['text']}: {entity['label']}")
  for relation in found:
      print(f"{relation['head']['text']} - {relation['relation']} - {relation['tail']['text']}")
`;

export default {
  prettyLabel: "GLiNER",
  repoName: "GLiNER",
  repoUrl: "https://github.com/urchade/GLiNER",
  filter: false,
  countDownloads: path("gliner_config.json"),
  applies: { files: ["gliner_config.json"] },
  install: (model) => pip(onnxFile(model) === undefined ? "gliner" : "gliner[onnx]"),
  snippets: (model, context) => [findsRelations(model) ? relations(model, context) : entities(model, context)],
  source: "gliner 0.2.29, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  entities: { id: "owner/name", pipeline_tag: "token-classification" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Marie Curie was born in Warsaw." }] },
  "personal-data": { id: "owner/name", tags: ["PII"] },
  relations: { id: "owner/name", tags: ["relation extraction"] },
  onnx: { id: "owner/name", siblings: [{ rfilename: "gliner_config.json" }, { rfilename: "model.onnx" }] },
  "onnx-and-weights": {
    id: "owner/name",
    siblings: [{ rfilename: "model.onnx" }, { rfilename: "model.safetensors" }],
  },
} satisfies Examples;
