import { py, pyImport, python } from "@modelshelf/code";
import { opening } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const writes = (model: ModelRecord) => Boolean(model.tags?.includes("gpt2"));

/** What the model does, by the tag that pxia writes for its class. */
function use(model: ModelRecord) {
  if (writes(model)) {
    return py`
      ${pyImport("from transformers import AutoTokenizer")}
      # The repository holds no tokenizer; its words are those of GPT-2.
      tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
      inputs = tokenizer(prompt, return_tensors="pt")
      with torch.no_grad():
          output = model.generate(inputs["input_ids"], inputs["attention_mask"], max_new_tokens=50)
      print(tokenizer.decode(output[0], skip_special_tokens=True))
    `;
  }
  return py`
    inputs = torch.rand(1, model.cfg.a)
    with torch.no_grad():
        print(model(inputs))
  `;
}

export default {
  prettyLabel: "pxia",
  repoName: "pxia",
  repoUrl: "https://github.com/not-lain/pxia",
  filter: false,
  applies: { tags: ["pxia"] },
  install: (model) => (writes(model) ? pip("pxia", "transformers") : pip("pxia")),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import torch
      ${writes(model) ? py`from pxia import GPT2` : py`from pxia import ANN`}

      ${writes(model) ? py`prompt = ${widgetText(model, opening)}` : py``}

      model = ${pythonCall(writes(model) ? "GPT2.from_pretrained" : "ANN.from_pretrained", [model.id], {
        revision: context.revision,
      })}
      model.eval()
      ${use(model)}
    `,
  ],
  source: "pxia 0.2.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  gpt2: { id: "owner/name", tags: ["pxia", "gpt2", "text-generation"], pipeline_tag: "text-generation" },
  ann: { id: "owner/name", tags: ["pxia", "ann"] },
} satisfies Examples;
