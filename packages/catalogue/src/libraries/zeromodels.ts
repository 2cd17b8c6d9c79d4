import { type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { hasChatTemplate, isConversational } from "../chat.ts";
import { any, path } from "../download-query.ts";
import { chatQuestion, opening } from "../example-inputs.ts";
import { pipUpgrade } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { widgetText } from "../transformers/inputs.ts";

/** Keras reads the name of its engine when it is imported. */
const engine = py`
  import os

  os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"
`;

const top = (model: ModelRecord): Fragment<"python"> => py`
  ${head(model, {})}
  ${engine}
`;

const classify = (model: ModelRecord): Snippet => python()`
  ${top(model)}

  import keras
  from zeromodels import AutoZMImageProcessor
  from zeromodels.auto import AutoZMImageClassify

  # Your own picture.
  picture = "picture.jpg"

  processor = AutoZMImageProcessor.from_weights(${model.id})
  model = AutoZMImageClassify.from_weights(${model.id})
  probabilities = keras.ops.softmax(model(processor(picture), training=False))
  values, classes = keras.ops.top_k(probabilities[0], 5)
  for value, number in zip(values, classes):
      print(f"{int(number)}: {float(value):.1%}")
`;

const write = (model: ModelRecord): Snippet => python()`
  ${top(model)}

  from zeromodels import AutoZMTokenizer
  from zeromodels.auto import AutoZMTextGenerate

  tokenizer = AutoZMTokenizer.from_weights(${model.id})
  model = AutoZMTextGenerate.from_weights(${model.id})

  ${
    isConversational(model) || hasChatTemplate(model)
      ? py`inputs = tokenizer([{"role": "user", "content": ${widgetText(model, chatQuestion)}}])`
      : py`inputs = tokenizer(${widgetText(model, opening)})`
  }
  outputs = model.generate(**inputs, max_new_tokens=100)
  print(tokenizer.decode(outputs[0]))
`;

const summary = (model: ModelRecord): Snippet => python()`
  ${top(model)}

  from zeromodels import AutoZModel

  # The model without a head for a task; zeromodels.auto has classes for tasks.
  model = AutoZModel.from_weights(${model.id})
  model.summary()
`;

function snippet(model: ModelRecord): Snippet {
  if (model.pipeline_tag === "image-classification") return classify(model);
  if (model.pipeline_tag === "text-generation") return write(model);
  return summary(model);
}

export default {
  prettyLabel: "ZeroModels",
  repoName: "ZeroModels",
  repoUrl: "https://github.com/IMvision12/ZeroModels",
  docsUrl: "https://imvision12.github.io/ZeroModels/",
  filter: false,
  countDownloads: any(path("model.weights.h5"), path("model.weights.json")),
  install: pipUpgrade("zeromodels", "jax"),
  snippets: (model) => [snippet(model)],
  fixedSource: "ZeroModels downloads weights from addresses of the public hub's main branch",
  source: "zeromodels 1.3.6, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "image-classification": { id: "owner/name", pipeline_tag: "image-classification" },
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation" },
  chat: { id: "owner/name", pipeline_tag: "text-generation", tags: ["conversational"] },
  "another-task": { id: "owner/name", gated: "auto" },
} satisfies Examples;
