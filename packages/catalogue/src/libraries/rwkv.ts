import { comment, type Fragment, none, notice, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { opening } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

const generation = (words: string): number | undefined => {
  const found = /rwkv-?x?0?([4-7])/i.exec(words)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** RWKV-7 is another network, which the package is told of before it is imported. */
const isSeventh = (model: ModelRecord, file: string): boolean => {
  const known = [file, model.id, ...(model.tags ?? [])].map(generation).find((number) => number !== undefined);
  return known === undefined || known === 7 || /x070/i.test(file);
};

/** Models that were trained on the Pile alone, the first ones, do not chat. */
const isOfThePile = (file: string): boolean => /pile/i.test(file);

const tokenizer = (file: string): Fragment<"python"> =>
  isOfThePile(file)
    ? py`
        ${pyImport("from urllib.request import urlretrieve")}# The tokenizer of models trained on the Pile, which the package does not bring.
        tokenizer, _ = urlretrieve(
            "https://raw.githubusercontent.com/BlinkDL/ChatRWKV/965e40b85288a91c94c02bfa56adc3ce0fa20a82/20B_tokenizer.json"
        )
        pipeline = PIPELINE(model, tokenizer)
      `
    : py`pipeline = PIPELINE(model, "rwkv_vocab_v20230424")`;

const seventhGeneration = py`${pyImport("import os")}os.environ["RWKV_V7_ON"] = "1"`;

const unknownFile = py`
  # The repository's file with the weights: one of several sizes and dates, mostly.
`;

const generate = (model: ModelRecord, context: SnippetContext): Snippet => {
  const listed = weightsFiles(model, ".pth")[0];
  const file = listed ?? "rwkv7-g1a-0.1b-20250728-ctx4096.pth";
  const seventh = isSeventh(model, file);
  return python()`
    ${head(model, context)}

    ${seventh ? seventhGeneration : none.python}

    import torch
    from huggingface_hub import hf_hub_download
    from rwkv.model import RWKV
    from rwkv.utils import PIPELINE, PIPELINE_ARGS

    ${listed === undefined ? unknownFile : none.python}
    file = ${file}
    ${isOfThePile(file) ? py`opening = ${widgetText(model, opening)}` : py`question = ${widgetText(model, "Why is the sky blue?")}`}

    ${comment(pickleNote)}
    weights = ${pythonCall("hf_hub_download", [model.id, py`file`], { revision: context.revision })}
    strategy = "cuda fp16" if torch.cuda.is_available() else "cpu fp32"
    # The package puts the ending there again.
    model = RWKV(model=weights.removesuffix(".pth"), strategy=strategy)
    ${tokenizer(file)}
    settings = PIPELINE_ARGS(temperature=1.0, top_p=0.5)
    ${isOfThePile(file) ? py`prompt = opening` : py`prompt = f"User: {question}\n\nAssistant:"`}
    print(prompt + pipeline.generate(prompt, token_count=300, args=settings))
  `;
};

export default {
  prettyLabel: "RWKV",
  repoName: "RWKV-LM",
  repoUrl: "https://github.com/BlinkDL/RWKV-LM",
  docsUrl: "https://rwkv.com/",
  filter: false,
  countDownloads: extension("pth"),
  // It imports numpy, and neither it nor PyTorch brings that.
  install: pip("rwkv", "torch", "numpy", "huggingface_hub"),
  snippets: (model, context) =>
    model.tags?.includes("gguf") && weightsFiles(model, ".pth").length === 0
      ? [
          notice(
            "python",
            "The package rwkv reads files that end in .pth: this repository's GGUF files run in llama.cpp.",
          ),
        ]
      : [generate(model, context)],
  source: "rwkv 0.8.32, README and source code, and repository BlinkDL/ChatRWKV at 965e40b, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "version-7": { id: "owner/rwkv7-g1", siblings: files("README.md", "rwkv7-g1a-0.1b-20250728-ctx4096.pth") },
  "version-6": { id: "owner/rwkv-6-world", siblings: files("RWKV-x060-World-1B6-v2.1-20240328-ctx4096.pth") },
  "trained-on-the-pile": { id: "owner/rwkv-4-pile-169m", siblings: files("RWKV-4-Pile-169M-20220807-8023.pth") },
  unknown: { id: "owner/name", gated: "auto" },
  gguf: { id: "owner/name", tags: ["rwkv", "gguf"] },
} satisfies Examples;
