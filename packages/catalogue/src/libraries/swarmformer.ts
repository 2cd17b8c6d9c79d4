import { python } from "@modelshelf/code";
import { review } from "../example-inputs.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

export default {
  prettyLabel: "SwarmFormer",
  repoName: "SwarmFormer",
  repoUrl: "https://github.com/takara-ai/SwarmFormer",
  filter: false,
  install: gitClone("https://github.com/takara-ai/SwarmFormer", "e064d67f3b52204877e73ad09c60f59568cf0e08", "-e", "."),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import torch
      from swarmformer import SwarmFormerModel
      from transformers import AutoTokenizer

      text = ${widgetText(model, review)}
      # Tokens that the model was trained to read at once: 768 in its base size, 256 in its small one.
      length = ${/small/i.test(model.id) ? 256 : 768}

      # The tokenizer that it was trained with; its own repository holds none.
      tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
      model = ${pythonCall("SwarmFormerModel.from_pretrained", [model.id], { revision: context.revision })}
      model.eval()
      inputs = tokenizer(text, max_length=length, padding="max_length", truncation=True, return_tensors="pt")
      with torch.no_grad():
          negative, positive = model(inputs["input_ids"]).softmax(dim=-1)[0].tolist()
      print(f"positive: {positive:.1%}, negative: {negative:.1%}")
    `,
  ],
  source: "repository takara-ai/SwarmFormer at e064d67, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  base: { id: "owner/name" },
  small: { id: "owner/name-small", pipeline_tag: "text-classification", widgetData: [{ text: "A dull film." }] },
} satisfies Examples;
