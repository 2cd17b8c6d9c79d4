import { type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const pictureTasks: ReadonlySet<string | undefined> = new Set(["image-classification", "image-segmentation"]);
const textTasks: ReadonlySet<string | undefined> = new Set(["text-classification", "text-generation"]);

interface Input {
  readonly item: Fragment<"python">;
  readonly use: Fragment<"python">;
}

/** A learner carries the preprocessing that it was trained with, so it takes the item as it is. */
const predict = py`
  prediction, _, probabilities = learner.predict(item)
  print(prediction)
  print(probabilities)
`;

/** What goes in: a learner's task says it; without one, the learner is asked about its data. */
function input(model: ModelRecord): Input {
  if (pictureTasks.has(model.pipeline_tag)) {
    return {
      item: py`
        # Your own picture.
        item = "picture.jpg"
      `,
      use: predict,
    };
  }
  if (textTasks.has(model.pipeline_tag)) return { item: py`item = ${widgetText(model, review)}`, use: predict };
  return {
    item: py``,
    use: py`
      # The steps that prepare an input, from the type that learner.predict() takes.
      print(learner.dls.tfms)
      print(learner.model)
    `,
  };
}

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const { item, use } = input(model);
  return [
    python()`
      ${head(model, context)}

      from huggingface_hub import from_pretrained_fastai

      ${item}

      # The file holds pickles, which can run code: load it only if you trust its author.
      learner = ${pythonCall("from_pretrained_fastai", [model.id], { revision: context.revision })}
      ${use}
    `,
  ];
}

export default {
  prettyLabel: "fastai",
  repoName: "fastai",
  repoUrl: "https://github.com/fastai/fastai",
  docsUrl: "https://huggingface.co/docs/hub/fastai",
  filter: true,
  hostedInferenceTasks: ["image-classification"],
  install: pip("fastai", "huggingface_hub", "toml"),
  snippets,
  source: "fastai 2.8.12 and huggingface_hub 2.4.0 (fastai_utils.py), source code of both packages, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-classification": { id: "owner/name", pipeline_tag: "image-classification" },
  "text-classification": {
    id: "owner/name",
    pipeline_tag: "text-classification",
    widgetData: [{ text: "A film to see twice." }],
  },
  "another-task": { id: "owner/name" },
} satisfies Examples;
