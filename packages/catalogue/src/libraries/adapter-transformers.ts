import { comment, type Fragment, identifier, none, py, python, type Snippet } from "@modelshelf/code";
import { baseModel, sameHubNote } from "../base-model.ts";
import { path } from "../download-query.ts";
import { news, opening, request, review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { hasRemoteCode, head, loadingOptions } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

type Task = "text-classification" | "token-classification" | "question-answering" | "causal" | "seq2seq" | "features";

/** Many name this library whose repository holds no adapter, but all of a model. */
const isWholeModel = (model: ModelRecord) =>
  model.config?.architectures !== undefined && model.config.adapter_transformers === undefined;

/** What a class of transformers does, by its name: `BertForTokenClassification`. */
function taskOfClass(name: string): Task {
  if (name.endsWith("ForSequenceClassification")) return "text-classification";
  if (name.endsWith("ForTokenClassification")) return "token-classification";
  if (name.endsWith("ForQuestionAnswering")) return "question-answering";
  if (/(?:ForCausalLM|LMHeadModel)$/.test(name)) return "causal";
  return /(?:ForConditionalGeneration|MTModel)$/.test(name) ? "seq2seq" : "features";
}

/** A whole model does what its class does; an adapter what it is tagged for, else what it was trained with. */
function task(model: ModelRecord): Task {
  if (isWholeModel(model)) return taskOfClass(model.config?.architectures?.[0] ?? "");
  switch (model.pipeline_tag) {
    case "text-classification":
    case "token-classification":
    case "question-answering":
      return model.pipeline_tag;
    case "summarization":
    case "translation":
    case "text2text-generation":
      return "seq2seq";
    case "text-generation":
      return "causal";
    default:
      return taskOfClass(model.config?.adapter_transformers?.model_class ?? "");
  }
}

function sample(model: ModelRecord): string {
  switch (task(model)) {
    case "causal":
      return opening;
    case "seq2seq":
      return model.pipeline_tag === "summarization" ? news : request;
    case "token-classification":
      return "Ada Lovelace met Charles Babbage in London in 1833.";
    default:
      return review;
  }
}

const run = py`
  inputs = tokenizer(text, return_tensors="pt")
  with torch.no_grad():
      outputs = model(**inputs)
`;

const generate = py`
  inputs = tokenizer(text, return_tensors="pt")
  outputs = model.generate(**inputs, max_new_tokens=100)
  print(tokenizer.decode(outputs[0], skip_special_tokens=True))
`;

const uses: Readonly<Record<Task, (labels: Fragment<"python">) => Fragment<"python">>> = {
  "text-classification": (labels) => py`
    ${run}
    labels = ${labels}
    for number, score in enumerate(outputs.logits.softmax(dim=-1)[0].tolist()):
        print(f"{labels[number] if labels else number}: {score:.1%}")
  `,
  "token-classification": (labels) => py`
    ${run}
    labels = ${labels}
    for token, number in zip(inputs.tokens(), outputs.logits[0].argmax(dim=-1).tolist()):
        print(f"{token}: {labels[number] if labels else number}")
  `,
  "question-answering": () => py`
    inputs = tokenizer(question, text, return_tensors="pt")
    with torch.no_grad():
        outputs = model(**inputs)
    start = int(outputs.start_logits[0].argmax())
    end = int(outputs.end_logits[0].argmax())
    print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
  `,
  causal: () => generate,
  seq2seq: () => generate,
  features: () => py`
    ${run}
    print(outputs[0].shape)
  `,
};

const input = (model: ModelRecord) =>
  task(model) === "question-answering"
    ? py`
        question = "Where does Ines work?"
        text = "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy."
      `
    : py`text = ${widgetText(model, sample(model))}`;

const needsTorch = (model: ModelRecord) => task(model) !== "causal" && task(model) !== "seq2seq";

function withAdapter(model: ModelRecord, context: SnippetContext): Snippet {
  const base = model.config?.adapter_transformers?.model_name ?? baseModel(model);
  const adapter = pythonCall("model.load_adapter", [model.id], {
    version: context.revision,
    use_safetensors: true,
    set_active: true,
  });
  return python()`
    ${head(model, context)}

    ${needsTorch(model) ? py`import torch` : none.python}
    from adapters import AutoAdapterModel
    from transformers import AutoTokenizer

    ${base === undefined ? unknownBase : none.python}
    base_model = ${base ?? "google-bert/bert-base-uncased"}
    ${input(model)}

    ${context.endpoint === undefined ? none.python : py`${comment(sameHubNote)}`}
    tokenizer = AutoTokenizer.from_pretrained(base_model)
    model = AutoAdapterModel.from_pretrained(base_model)
    ${adapter}
    model.eval()

    ${uses[task(model)](py`model.get_labels_dict()`)}
  `;
}

const unknownBase = py`# The model that the adapter was trained for: its repository does not say which.`;

const autoClasses = {
  "text-classification": "AutoModelForSequenceClassification",
  "token-classification": "AutoModelForTokenClassification",
  "question-answering": "AutoModelForQuestionAnswering",
  causal: "AutoModelForCausalLM",
  seq2seq: "AutoModelForSeq2SeqLM",
  features: "AutoModel",
} as const satisfies Record<Task, string>;

function whole(model: ModelRecord, context: SnippetContext): Snippet {
  const autoClass = autoClasses[task(model)];
  return python()`
    ${head(model, context, {
      first: "The repository holds a whole model, no adapter for another one: transformers loads it.",
      remoteCode: hasRemoteCode(model),
    })}

    ${needsTorch(model) ? py`import torch` : none.python}
    from transformers import ${identifier(autoClass)}, AutoTokenizer

    ${input(model)}

    tokenizer = ${pythonCall("AutoTokenizer.from_pretrained", [model.id], loadingOptions(model, context))}
    model = ${pythonCall(`${autoClass}.from_pretrained`, [model.id], loadingOptions(model, context))}

    ${uses[task(model)](py`model.config.id2label`)}
  `;
}

export default {
  prettyLabel: "Adapters",
  repoName: "adapters",
  repoUrl: "https://github.com/Adapter-Hub/adapters",
  docsUrl: "https://huggingface.co/docs/hub/adapters",
  filter: true,
  countDownloads: path("adapter_config.json"),
  hostedInferenceTasks: ["question-answering", "text-classification", "token-classification"],
  install: (model) => (isWholeModel(model) ? pip("transformers", "torch") : pip("adapters", "torch", "safetensors")),
  snippets: (model, context) => [isWholeModel(model) ? whole(model, context) : withAdapter(model, context)],
  source: "adapters 1.3.0, source code, read 2026-11-21",
} satisfies Library;

const adapter = (model_class: string, more: Partial<ModelRecord> = {}): ModelRecord => ({
  id: "owner/name",
  config: { adapter_transformers: { model_name: "owner/base", model_class } },
  ...more,
});

const wholeModel = (...architectures: string[]): ModelRecord => ({ id: "owner/name", config: { architectures } });

export const examples = {
  "text-classification": adapter("RobertaAdapterModel", { pipeline_tag: "text-classification" }),
  "token-classification": adapter("BertForTokenClassification"),
  "question-answering": adapter("BertForQuestionAnswering"),
  "sequence-classification": adapter("BertForSequenceClassification"),
  summarization: adapter("BartForConditionalGeneration", { pipeline_tag: "summarization" }),
  translation: adapter("BartForConditionalGeneration"),
  "text-generation": adapter("GPT2AdapterModel", { pipeline_tag: "text-generation" }),
  features: adapter("BertAdapterModel"),
  "base-model-on-the-card": { id: "owner/name", cardData: { base_model: "owner/base" } },
  "without-a-base-model": { id: "owner/name" },
  "whole-model": wholeModel("LlamaForCausalLM"),
  "whole-classifier": wholeModel("GPT2ForSequenceClassification"),
  "whole-model-with-remote-code": { ...wholeModel("PhiForCausalLM"), tags: ["custom_code"] },
} satisfies Examples;
