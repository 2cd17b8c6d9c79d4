import { comment, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { opening } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** Weights for PyTorch; the others are for JAX, in a folder. */
const isTorch = (model: ModelRecord): boolean =>
  weightsFiles(model, ".pt").length > 0 || /-(?:pytorch|torch)$/i.test(model.id);

/** What its authors call the size, which stands in the name. */
const preset = ({ id }: ModelRecord) =>
  /9b/i.test(id) ? py`recurrentgemma.Preset.RECURRENT_GEMMA_9B_V1` : py`recurrentgemma.Preset.RECURRENT_GEMMA_2B_V1`;

/** Trained to answer, in turns. */
const answers = ({ id }: ModelRecord) => /-it(?:-|$)/i.test(id);

const question = (model: ModelRecord) => {
  if (!answers(model)) return py`prompt = ${widgetText(model, opening)}`;
  return py`
    question = ${widgetText(model, "What is the capital of Portugal?")}
    prompt = f"<start_of_turn>user\n{question}<end_of_turn>\n<start_of_turn>model\n"
  `;
};

const onTorch = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from pathlib import Path

  import sentencepiece
  import torch
  from huggingface_hub import snapshot_download
  from recurrentgemma import torch as recurrentgemma

  ${question(model)}

  device = "cuda" if torch.cuda.is_available() else "cpu"
  folder = Path(${downloadedFolder(model, context)})
  ${comment(pickleNote)}
  weights = torch.load(next(folder.rglob("*.pt")), map_location=device)
  vocabulary = sentencepiece.SentencePieceProcessor(str(next(folder.rglob("tokenizer.model"))))
  config = ${pythonCall("recurrentgemma.GriffinConfig.from_torch_params", [py`weights`], { preset: preset(model) })}
  model = recurrentgemma.Griffin(config, device=device, dtype=torch.bfloat16)
  model.load_state_dict(weights)
  sampler = recurrentgemma.Sampler(model=model, vocab=vocabulary)
  print(sampler([prompt], total_generation_steps=200).text[0])
`;

const onJax = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from pathlib import Path

  import sentencepiece
  from huggingface_hub import snapshot_download
  from recurrentgemma import jax as recurrentgemma

  ${question(model)}

  folder = Path(${downloadedFolder(model, context)})
  # The checkpoint is the folder with this file in it.
  weights = next(folder.rglob("_METADATA")).parent
  params = recurrentgemma.load_parameters(str(weights), "single_device")
  vocabulary = sentencepiece.SentencePieceProcessor(str(next(folder.rglob("tokenizer.model"))))
  config = ${pythonCall("recurrentgemma.GriffinConfig.from_flax_params_or_variables", [py`params`], { preset: preset(model) })}
  model = recurrentgemma.Griffin(config)
  sampler = recurrentgemma.Sampler(model=model, vocab=vocabulary, params=params)
  print(sampler([prompt], total_generation_steps=200).text[0])
`;

export default {
  prettyLabel: "RecurrentGemma",
  repoName: "recurrentgemma",
  repoUrl: "https://github.com/google-deepmind/recurrentgemma",
  filter: false,
  countDownloads: path("tokenizer.model"),
  install: pip("recurrentgemma[full]", "huggingface_hub"),
  snippets: (model, context) => [isTorch(model) ? onTorch(model, context) : onJax(model, context)],
  source:
    "recurrentgemma 1.0.1, source code, and repository google-deepmind/recurrentgemma at 2efa84d, README and examples, read 2026-11-21",
} satisfies Library;

export const examples = {
  jax: { id: "owner/recurrentgemma-2b-flax", gated: "manual" },
  "jax-in-turns": { id: "owner/recurrentgemma-9b-it-flax" },
  pytorch: { id: "owner/recurrentgemma-2b-it-pytorch" },
  "pytorch-by-a-file": { id: "owner/name", siblings: [{ rfilename: "2b.pt" }] },
} satisfies Examples;
