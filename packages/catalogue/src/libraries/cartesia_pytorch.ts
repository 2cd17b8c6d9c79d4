import { identifier, none, py, python } from "@modelshelf/code";
import { opening } from "../example-inputs.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

// Source: repository cartesia-ai/edge, cartesia-pytorch/evals/generation.py (`choose_model`).
const llambas: readonly (readonly [RegExp, string])[] = [
  [/1b/i, "meta-llama/Llama-3.2-1B"],
  [/3b/i, "meta-llama/Llama-3.2-3B"],
];

/** Class of the model, and whose tokenizer it was trained with: its own repository holds none. */
function parts({ id, tags }: ModelRecord): Record<"module" | "name" | "tokenizer", string> {
  const isLlamba = /llamba/i.test(id) || tags?.some((tag) => /^llamba$/i.test(tag));
  if (!isLlamba)
    return { module: "cartesia_pytorch.Rene.rene", name: "ReneLMHeadModel", tokenizer: "allenai/OLMo-1B-hf" };
  const tokenizer = llambas.find(([size]) => size.test(id))?.[1] ?? "meta-llama/Llama-3.1-8B";
  return { module: "cartesia_pytorch.Llamba.llamba", name: "LlambaLMHeadModel", tokenizer };
}

export default {
  prettyLabel: "Cartesia Pytorch",
  repoName: "Cartesia Pytorch",
  repoUrl: "https://github.com/cartesia-ai/cartesia_pytorch",
  filter: false,
  // The package on the index holds no module (0.0.2), and its source archive does not build. The generation of
  // mamba-ssm 2.2.2, which the repository pins, imports names that later versions of transformers lack.
  install: gitClone(
    "https://github.com/cartesia-ai/edge",
    "95d827686cb1d370ba19df31a2e25544e92a338b",
    "-e",
    "./cartesia-pytorch",
    "transformers==4.44.2",
  ),
  snippets: (model, context) => {
    const { module, name, tokenizer } = parts(model);
    return [
      python()`
        ${head(model, context, { first: "Its kernels need an NVIDIA GPU." })}

        import torch
        from ${identifier(module)} import ${identifier(name)}
        from transformers import AutoTokenizer

        prompt = ${widgetText(model, opening)}

        # The tokenizer that it was trained with; its own repository holds none.
        ${tokenizer.startsWith("meta-llama/") ? py`# Gated: accept its conditions on its page and log in with hf auth login.` : none.python}
        tokenizer = ${pythonCall("AutoTokenizer.from_pretrained", [tokenizer])}
        model = ${pythonCall(`${name}.from_pretrained`, [model.id], { revision: context.revision })}
        model = model.to("cuda", torch.bfloat16).eval()
        inputs = tokenizer(prompt, return_tensors="pt").input_ids.to("cuda")
        outputs = model.generate(input_ids=inputs, max_length=inputs.shape[1] + 100, top_k=100, top_p=0.99)
        print(tokenizer.decode(outputs[0], skip_special_tokens=True))
      `,
    ];
  },
  source:
    "repository cartesia-ai/edge at 95d8276, README and source; index package cartesia-pytorch 0.0.2, read 2026-11-21",
} satisfies Library;

export const examples = {
  rene: { id: "owner/name", tags: ["rene"], pipeline_tag: "text-generation" },
  "llamba-1b": { id: "owner/Llamba-1B" },
  "llamba-3b": { id: "owner/Llamba-3B" },
  "llamba-8b": { id: "owner/name", tags: ["Llamba"] },
} satisfies Examples;
