import { python, type Snippet } from "@modelshelf/code";
import { filename } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const compiled =
  "pip builds MITIE when it installs it: that takes make and a C++ compiler, such as apt install make g++.";

const words = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context, { first: compiled })}

  import math

  from huggingface_hub import hf_hub_download
  from mitie import total_word_feature_extractor

  # Words of the model's language.
  word = ${widgetText(model, "bread")}
  others = ["butter", "cake", "train"]

  path = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
  extractor = total_word_feature_extractor(path)
  vector = extractor.get_feature_vector(word)
  print(f"{extractor.num_words_in_dictionary} words of {len(vector)} features")
  for other in others:
      print(f"{math.dist(vector, extractor.get_feature_vector(other)):.2f} {other}")
`;

const entities = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context, { first: compiled })}

  from huggingface_hub import hf_hub_download
  from mitie import named_entity_extractor, tokenize

  text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}

  path = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
  extractor = named_entity_extractor(path)
  tokens = tokenize(text)
  for places, label, score in extractor.extract_entities(tokens):
      print(f"{' '.join(tokens[place].decode() for place in places)}: {label} ({score:.2f})")
`;

/** What most call the file, and the models of the project itself do. */
const features = "total_word_feature_extractor.dat";

function make(model: ModelRecord, context: SnippetContext): Snippet {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename).filter((name) => name.endsWith(".dat"));
  const extractor = files.find((file) => file.includes("ner_model"));
  return extractor === undefined
    ? words(model, context, files.find((file) => file.includes("total_word_feature")) ?? files[0] ?? features)
    : entities(model, context, extractor);
}

export default {
  prettyLabel: "MITIE",
  repoName: "MITIE",
  repoUrl: "https://github.com/mit-nlp/MITIE",
  filter: false,
  countDownloads: filename("total_word_feature_extractor"),
  install: pip("git+https://github.com/mit-nlp/MITIE@62993751a2538531e5fe3772f9e294b020d6a09b", "huggingface_hub"),
  snippets: (model, context) => [make(model, context)],
  source:
    "public hub's list of libraries, and repository mit-nlp/MITIE at 6299375, examples/python and mitielib/mitie.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  words: {
    id: "owner/name",
    siblings: [{ rfilename: "README.md" }, { rfilename: "total_word_feature_extractor_de.dat" }],
  },
  "another-name": { id: "owner/name", siblings: [{ rfilename: "features.dat" }] },
  entities: { id: "owner/name", siblings: [{ rfilename: "english/ner_model.dat" }] },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
