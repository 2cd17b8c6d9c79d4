import { py, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

const isPaliGemma = (model: ModelRecord) => /paligemma/i.test(model.id);

/** The language model in it, by the size in the model's name. Source: gemma_bv.py and models/ppp/gemma.py. */
function languageModel({ id }: ModelRecord): string {
  if (!/paligemma-?2/i.test(id)) return "gemma_2b";
  if (/28b/i.test(id)) return "gemma2_27b";
  return /10b/i.test(id) ? "gemma2_9b" : "gemma2_2b";
}

/** Edge of the pictures that it was trained with, in pixels. */
const edge = ({ id }: ModelRecord): number => Number(/-(224|448|896)(?!\d)/.exec(id)?.[1] ?? 224);

/** The checkpoint; where the files are not known, named as the repositories of its authors name it. */
const weightsOf = (model: ModelRecord): string =>
  weightsFiles(model, ".npz")[0] ?? `${model.id.slice(model.id.lastIndexOf("/") + 1).replace(/-jax$/, "")}.npz`;

const where = "Runs in the folder of the repository.";

const download = (model: ModelRecord, context: SnippetContext) =>
  py`weights = ${pythonCall("hf_hub_download", [model.id, weightsOf(model)], { revision: context.revision })}`;

/** A model of pictures and words. Source: configs/proj/paligemma/finetune_paligemma.ipynb. */
const answer = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: where })}

  ${pyImport("from urllib.request import urlretrieve")}import jax
  import ml_collections
  import numpy as np
  import sentencepiece
  from big_vision.models.proj.paligemma import paligemma
  from big_vision.trainers.proj.paligemma import predict_fns
  from huggingface_hub import hf_hub_download

  ${picturePath}
  # Or a question; what else a model does depends on what it was trained for.
  prompt = ${widgetText(model, "caption en")}
  # Edge of the pictures that the model was trained with, in pixels.
  size = ${edge(model)}

  ${openPicture}
  ${download(model, context)}
  tokenizer_file, _ = urlretrieve("https://storage.googleapis.com/big_vision/paligemma_tokenizer.model")
  tokenizer = sentencepiece.SentencePieceProcessor(tokenizer_file)
  config = ml_collections.FrozenConfigDict(
      {
          "llm": {"vocab_size": 257_152, "variant": ${languageModel(model)}, "final_logits_softcap": 0.0},
          "img": {"variant": "So400m/14", "pool_type": "none", "scan": True, "dtype_mm": "float16"},
      }
  )
  model = paligemma.Model(**config)
  params = jax.device_put(paligemma.load(None, weights, config))

  pixels = np.asarray(image.resize((size, size), Image.Resampling.BILINEAR), np.float32) / 127.5 - 1
  tokens = tokenizer.encode(prompt, add_bos=True) + tokenizer.encode("\n")
  batch = {
      "image": pixels[None],
      "text": np.array([tokens]),
      "mask_ar": np.zeros((1, len(tokens)), np.int32),
      "mask_input": np.ones((1, len(tokens)), np.int32),
      "_mask": np.array([True]),
  }
  decode = predict_fns.get_all(model)["decode"]
  answers = decode(
      {"params": params},
      batch=batch,
      devices=jax.devices()[:1],
      eos_token=tokenizer.eos_id(),
      max_decode_len=128,
      sampler="greedy",
  )
  words = np.asarray(answers)[0].tolist()
  if tokenizer.eos_id() in words:
      words = words[: words.index(tokenizer.eos_id())]
  print(tokenizer.decode(words))
`;

/** Which of the repository's models a checkpoint belongs to stands in no file. */
const inspect = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: where })}

  import big_vision.utils
  from huggingface_hub import hf_hub_download

  ${download(model, context)}
  # What it holds; the models in big_vision/models have a function load that takes the same file.
  params = big_vision.utils.load_params(weights)
  for name, values in big_vision.utils.tree_flatten_with_names(params)[0]:
      print(f"{name} {values.shape} {values.dtype}")
`;

export default {
  prettyLabel: "Big Vision",
  repoName: "big_vision",
  repoUrl: "https://github.com/google-research/big_vision",
  filter: false,
  countDownloads: extension("npz"),
  install: gitClone(
    "https://github.com/google-research/big_vision",
    "0127fb6b337ee2a27bf4e54dea79cff176527356",
    "-r",
    "big_vision/requirements.txt",
    // What the code below imports besides.
    "ml_collections",
    "pillow",
    "huggingface_hub",
  ),
  snippets: (model, context) => [isPaliGemma(model) ? answer(model, context) : inspect(model, context)],
  source: "repository google-research/big_vision at 0127fb6, README, notebooks and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  paligemma: { id: "owner/paligemma-3b-mix-224-jax", gated: "manual" },
  "paligemma-2": { id: "owner/paligemma2-3b-pt-448-jax" },
  "paligemma-2-10b": { id: "owner/paligemma2-10b-pt-896-jax" },
  "paligemma-2-28b": { id: "owner/paligemma2-28b-jax", siblings: [{ rfilename: "weights.b16.npz" }] },
  "another-model": { id: "owner/name" },
} satisfies Examples;
