import { type Fragment, identifier, isIdentifier, none, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** The class of the model, where the record names one. */
function classOf(model: ModelRecord): string | undefined {
  const [name] = model.config?.architectures ?? [];
  return name !== undefined && isIdentifier(name) ? name : undefined;
}

/** Those that write text; the others give scores or vectors. */
const writes = (name: string | undefined) =>
  name !== undefined && /(?:CausalLM|LMHeadModel|ForConditionalGeneration|ForGeneration)$/.test(name);

/** UIE finds what it is asked for; the package has a pipeline for it. */
const extracts = (name: string | undefined) => name === "UIE";

const maskToken = (model: ModelRecord) => model.mask_token ?? "[MASK]";

function use(name: string | undefined): Fragment<"python"> {
  if (writes(name)) {
    return py`
      generated, _ = model.generate(**inputs, max_new_tokens=50)
      print(tokenizer.decode(generated[0], skip_special_tokens=True))
    `;
  }
  if (name?.endsWith("ForMaskedLM")) {
    return py`
      scores = model(**inputs)
      place = inputs["input_ids"][0].tolist().index(tokenizer.mask_token_id)
      _, best = paddle.topk(scores[0, place], k=5)
      print(tokenizer.convert_ids_to_tokens(best.tolist()))
    `;
  }
  return py`
    outputs = model(**inputs)
    # Scores, or a vector for each token and one for the whole text, as the model has it.
    print(outputs)
  `;
}

const folder = (model: ModelRecord, { revision }: SnippetContext) =>
  py`folder = ${pythonCall("snapshot_download", [model.id], { revision })}`;

const extract = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from huggingface_hub import snapshot_download
  from paddlenlp import Taskflow

  text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}
  # What to look for, in your own words.
  schema = ["person", "place", "date"]

  ${folder(model, context)}
  find = Taskflow("information_extraction", schema=schema, task_path=folder)
  print(find(text))
`;

function run(model: ModelRecord, context: SnippetContext): Snippet {
  const name = classOf(model);
  const masked = Boolean(name?.endsWith("ForMaskedLM"));
  const text = masked
    ? `The capital of Portugal is ${maskToken(model)}.`
    : "The match was called off because of the storm.";
  const className = identifier(name ?? "AutoModel");
  return python()`
    ${name === undefined ? py`# ⚠️ Type of model unknown` : none.python}
    ${head(model, context)}

    import paddle
    from huggingface_hub import snapshot_download
    from paddlenlp.transformers import AutoTokenizer, ${className}

    text = ${widgetText(model, text)}

    ${folder(model, context)}
    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = ${identifier(`${name ?? "AutoModel"}.from_pretrained`)}(folder)
    model.eval()

    inputs = tokenizer(text, return_tensors="pd")
    with paddle.no_grad():
        ${use(name)}
  `;
}

export default {
  prettyLabel: "paddlenlp",
  repoName: "PaddleNLP",
  repoUrl: "https://github.com/PaddlePaddle/PaddleNLP",
  docsUrl: "https://huggingface.co/docs/hub/paddlenlp",
  filter: true,
  countDownloads: path("model_config.json"),
  hostedInferenceTasks: ["fill-mask", "summarization", "zero-shot-classification"],
  // What it imports of the last two is gone from their later versions.
  install: pip("paddlenlp", "paddlepaddle<3", "huggingface_hub<1", "aistudio-sdk<0.3"),
  snippets: (model, context) => [extracts(classOf(model)) ? extract(model, context) : run(model, context)],
  source: "paddlenlp 2.8.1, source code, read 2026-11-21",
} satisfies Library;

const built = (architecture: string): ModelRecord => ({ id: "owner/name", config: { architectures: [architecture] } });

export const examples = {
  vectors: built("ErnieModel"),
  "fill-mask": built("ErnieForMaskedLM"),
  "text-generation": built("LlamaForCausalLM"),
  "information-extraction": built("UIE"),
  "without-an-architecture": { id: "owner/name" },
} satisfies Examples;
