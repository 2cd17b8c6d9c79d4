import { type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { opening } from "../example-inputs.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const repoUrl = "https://github.com/state-spaces/mamba";

/** Mamba's class for published models is a language model; what else is built of its layers has code of its own. */
const isLanguageModel = (model: ModelRecord) =>
  model.pipeline_tag === undefined || model.pipeline_tag === "text-generation";

/** The models of Mamba's authors have none of their own. */
function tokenizer(model: ModelRecord): Fragment<"python"> {
  if (model.siblings?.some(({ rfilename }) => rfilename === "tokenizer_config.json"))
    return py`tokenizer = AutoTokenizer.from_pretrained(folder)`;
  return py`
    # The tokenizer that Mamba's authors trained their models with.
    tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")
  `;
}

const generate = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: "Mamba's kernels need an NVIDIA or AMD GPU, and PyTorch installed before mamba-ssm." })}

  import torch
  from huggingface_hub import snapshot_download
  from mamba_ssm import MambaLMHeadModel
  from transformers import AutoTokenizer

  prompt = ${widgetText(model, opening)}

  folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision })}
  ${tokenizer(model)}
  model = MambaLMHeadModel.from_pretrained(folder, device="cuda", dtype=torch.float16)
  model.eval()

  input_ids = tokenizer(prompt, return_tensors="pt").input_ids.to("cuda")
  output = model.generate(input_ids, max_length=input_ids.shape[1] + 100, cg=True)
  print(tokenizer.decode(output[0]))
`;

export default {
  prettyLabel: "MambaSSM",
  repoName: "MambaSSM",
  repoUrl,
  filter: false,
  install: (model) =>
    isLanguageModel(model)
      ? pip("mamba-ssm[causal-conv1d]", "huggingface_hub", "--no-build-isolation")
      : downloadInstall,
  snippets: (model, context) =>
    isLanguageModel(model) ? [generate(model, context)] : downloadSnippets(repoUrl)(model, context),
  source: "repository state-spaces/mamba at e9594ce (mamba-ssm 2.3.2.post1), README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "language-model": { id: "owner/name", pipeline_tag: "text-generation" },
  "own-tokenizer": { id: "owner/name", siblings: [{ rfilename: "tokenizer_config.json" }] },
  "another-task": { id: "owner/name", pipeline_tag: "audio-to-audio" },
} satisfies Examples;
