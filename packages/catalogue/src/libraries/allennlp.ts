import { comment, py, python } from "@modelshelf/code";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { widgetText } from "../transformers/inputs.ts";

// What the predictors of allennlp-models read, by task: keys of their JSON.
function inputs(model: ModelRecord) {
  switch (model.pipeline_tag) {
    case "question-answering":
      return py`
        inputs = {
            "passage": "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
            "question": "Where does Ines work?",
        }
      `;
    case "fill-mask":
      return py`inputs = {"sentence": "The ship left the [MASK] and sailed north."}`;
    case "text2text-generation":
    case "summarization":
    case "translation":
      return py`inputs = {"source": ${widgetText(model, review)}}`;
    default:
      return py`
        ${comment('Other kinds of models read other keys: "premise" and "hypothesis", or "document".')}
        inputs = {"sentence": ${widgetText(model, review)}}
      `;
  }
}

export default {
  prettyLabel: "AllenNLP",
  repoName: "AllenNLP",
  repoUrl: "https://github.com/allenai/allennlp",
  docsUrl: "https://huggingface.co/docs/hub/allennlp",
  filter: true,
  hostedInferenceTasks: ["question-answering"],
  install: pip("allennlp", "allennlp-models"),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "AllenNLP was archived in 2022: its last release needs Python 3.7 to 3.10." })}

      from allennlp.predictors.predictor import Predictor

      ${inputs(model)}

      folder = ${downloadedFolder(model, context)}
      # The weights are pickles, which can run code: load them only if you trust their author.
      predictor = Predictor.from_path(folder)
      print(predictor.predict_json(inputs))
    `,
  ],
  source: "allennlp 2.10.1 and allennlp-models 2.10.1, source code of both packages, read 2026-11-21",
} satisfies Library;

export const examples = {
  "question-answering": { id: "owner/name", pipeline_tag: "question-answering" },
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
  "fill-mask": { id: "owner/name", pipeline_tag: "fill-mask" },
  summarization: { id: "owner/name", pipeline_tag: "summarization" },
} satisfies Examples;
