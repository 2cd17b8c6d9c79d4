import { py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** The whole model, else the compressed one, else the name that both mostly bear. */
function file(model: ModelRecord): string {
  const names = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  return names.find((name) => name.endsWith(".bin")) ?? names.find((name) => name.endsWith(".ftz")) ?? "model.bin";
}

// 0.9.3 is published as source alone.
const compiled =
  "pip builds fastText when it installs it: that takes a C++ compiler, such as apt install g++ python3-dev.";

const load = (model: ModelRecord, context: SnippetContext) => py`
  path = ${pythonCall("hf_hub_download", [model.id, file(model)], { revision: context.revision })}
  model = fasttext.load_model(path)
`;

// With one text instead of a list, fasttext 0.9.3 stops at numpy 2 (`np.array(probs, copy=False)`).
const classify = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: compiled })}

  import fasttext
  from huggingface_hub import hf_hub_download

  # One line each.
  texts = [${widgetText(model, review).replaceAll("\n", " ")}]

  ${load(model, context)}
  labels, scores = model.predict(texts, k=3)
  for text, names, values in zip(texts, labels, scores):
      print(text)
      for name, value in zip(names, values):
          print(f"  {name.removeprefix('__label__')}: {value:.1%}")
`;

const neighbours = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: compiled })}

  import fasttext
  from huggingface_hub import hf_hub_download

  # A word of the model's language.
  word = ${widgetText(model, "bread")}

  ${load(model, context)}
  print(model.get_word_vector(word)[:10])
  for score, neighbour in model.get_nearest_neighbors(word):
      print(f"{score:.3f} {neighbour}")
`;

export default {
  prettyLabel: "fastText",
  repoName: "fastText",
  repoUrl: "https://fasttext.cc/",
  filter: true,
  countDownloads: extension("bin"),
  hostedInferenceTasks: ["feature-extraction", "text-classification"],
  install: pip("fasttext", "huggingface_hub"),
  snippets: (model, context) => [
    model.pipeline_tag === "text-classification" ? classify(model, context) : neighbours(model, context),
  ],
  source: "fasttext 0.9.3, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
  "compressed-classifier": {
    id: "owner/name",
    pipeline_tag: "text-classification",
    siblings: [{ rfilename: "README.md" }, { rfilename: "model.ftz" }],
  },
  vectors: {
    id: "owner/name",
    pipeline_tag: "feature-extraction",
    siblings: [{ rfilename: "vectors.ftz" }, { rfilename: "vectors.bin" }],
  },
  "without-a-task": { id: "owner/name" },
} satisfies Examples;
