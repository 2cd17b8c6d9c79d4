import { py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { fileUrl, head } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/**
 * The wheel, where installers take it: since pip 25.3 a file name must hold a real version, which
 * the usual `name-any-py3-none-any.whl` does not. Source: pip 26.3 and uv, tried 2026-11-21.
 */
function wheel(model: ModelRecord): { readonly file: string; readonly name: string } | undefined {
  for (const { rfilename: file } of model.siblings ?? []) {
    const name = /^([A-Za-z][A-Za-z0-9_]*)-\d[A-Za-z0-9.+!]*-py3-none-any\.whl$/.exec(file)?.[1];
    if (name !== undefined) return { file, name };
  }
  return undefined;
}

/**
 * Packages that a wheel would bring and a folder does not: those that the language needs, which stands first in
 * a pipeline's name, and those of pipelines with a transformer.
 * Source: `requirements` in meta.json of spaCy's own pipelines, and spacy/lang of 3.8.18, read 2026-11-21.
 */
const ofLanguage: Readonly<Record<string, readonly string[]>> = {
  ja: ["sudachipy", "sudachidict-core"],
  ru: ["pymorphy3"],
  th: ["pythainlp"],
  uk: ["pymorphy3", "pymorphy3-dicts-uk"],
  vi: ["pyvi"],
  zh: ["spacy-pkuseg"],
};

function required(model: ModelRecord): readonly string[] {
  const [, owner, language = ""] = /^([^/]+)\/([a-z]{2})_/.exec(model.id) ?? [];
  const transformer = owner === "spacy" ? "spacy-curated-transformers" : "spacy-transformers";
  return [...(lookup(ofLanguage, language) ?? []), ...(model.id.endsWith("_trf") ? [transformer] : [])];
}

/** What the pipeline finds out, by its task. */
function use(model: ModelRecord) {
  switch (model.pipeline_tag) {
    case "text-classification":
      return py`print(doc.cats)`;
    case "sentence-similarity":
    case "feature-extraction":
      return py`print(doc.similarity(nlp("Bad weather forced them to cancel the game.")))`;
    default:
      return py`
        for entity in doc.ents:
            print(f"{entity.text}: {entity.label_}")
        for token in doc:
            print(f"{token.text}: {token.pos_} {token.dep_}")
      `;
  }
}

const text = (model: ModelRecord) =>
  py`text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}`;

/** A pipeline that is installed as a package. */
const installed = (model: ModelRecord, name: string): Snippet => python()`
  import spacy

  ${text(model)}

  nlp = spacy.load(${name})
  doc = nlp(text)
  ${use(model)}
`;

/** The repository holds the same pipeline as a folder, which spaCy loads by its path. */
const fromFolder = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import spacy
  from huggingface_hub import snapshot_download

  ${text(model)}

  folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision, ignore_patterns: "*.whl" })}
  nlp = spacy.load(folder)
  doc = nlp(text)
  ${use(model)}
`;

export default {
  prettyLabel: "spaCy",
  repoName: "spaCy",
  repoUrl: "https://github.com/explosion/spaCy",
  docsUrl: "https://huggingface.co/docs/hub/spacy",
  filter: true,
  countDownloads: extension("whl"),
  hostedInferenceTasks: ["token-classification", "text-classification", "sentence-similarity"],
  applies: { tags: ["spacy"] },
  install: (model, context) => {
    const found = wheel(model);
    if (found === undefined) return pip("spacy", "huggingface_hub", ...required(model));
    return pip("spacy", `${found.name} @ ${fileUrl(model, context, found.file)}`);
  },
  snippets: (model, context) => {
    const found = wheel(model);
    return [found === undefined ? fromFolder(model, context) : installed(model, found.name)];
  },
  source: "spaCy 3.8.18 and the wheels that `spacy package` and spacy-huggingface-hub write, read 2026-11-21",
} satisfies Library;

export const examples = {
  "named-entities": { id: "owner/en_pipeline", pipeline_tag: "token-classification" },
  "text-classification": {
    id: "owner/en_textcat",
    pipeline_tag: "text-classification",
    widgetData: [{ text: "Lovely." }],
  },
  "sentence-similarity": { id: "owner/en_vectors", pipeline_tag: "sentence-similarity" },
  "with-the-usual-wheel": { id: "owner/en_pipeline", siblings: [{ rfilename: "en_pipeline-any-py3-none-any.whl" }] },
  "with-a-wheel-that-installs": {
    id: "owner/en_pipeline",
    siblings: [{ rfilename: "README.md" }, { rfilename: "en_pipeline-3.8.0-py3-none-any.whl" }],
  },
  "with-a-transformer": { id: "spacy/zh_core_web_trf", pipeline_tag: "token-classification" },
  "with-a-transformer-of-others": { id: "owner/en_pipeline_trf", pipeline_tag: "token-classification" },
} satisfies Examples;
