import { type Snippet, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

const prepare = (model: ModelRecord, context: SnippetContext): Snippet => shell("Download the model and its parts")`
  ${gate(model, context)}
  # The files hold pickles, which can run code: load them only if you trust their author.
  ${downloadTo("pretrained", model, context)}
  # Gated: accept its conditions on its page and log in with hf auth login.
  hf download meta-llama/Llama-2-7b-hf --local-dir pretrained/Llama-2-7b-hf
  hf download stabilityai/stable-diffusion-xl-base-1.0 --local-dir pretrained/stable-diffusion-xl-base-1.0
  # Of this model the part that sees is used; reading it runs Python code of its repository.
  hf download Qwen/Qwen-VL-Chat --local-dir pretrained/Qwen-VL-Chat
  mkdir -p pretrained/QwenViT
  python src/tools/reload_qwen_vit.py
  mv pretrained/QwenViT pretrained/visual_tokenizer
`;

const tell = (): Snippet => shell("Tell a story")`
  # Needs one of NVIDIA's GPUs. Your own picture and sentence that the story begins with.
  picture=start.jpg
  sentence='George, the little monkey, found a kite in the garden.'

  # The program finds its own code by this file, which the repository lacks.
  touch .project-root
  mkdir -p data/json data/image/george_full
  cp "$picture" data/image/george_full/start.jpg
  SENTENCE="$sentence" python -c 'import json, os; print(json.dumps({"images": ["start.jpg"], "captions": [os.environ["SENTENCE"]]}))' > data/json/val.jsonl
  # Writes the pictures and text.txt to output/val_0.
  python src/inference/gen_george.py
`;

export default {
  prettyLabel: "SEED-Story",
  repoName: "SEED-Story",
  repoUrl: "https://github.com/TencentARC/SEED-Story",
  filter: false,
  countDownloads: path("cvlm_llama2_tokenizer/tokenizer.model"),
  // The file with its requirements names torch in a comment only, and leaves out what Qwen-VL-Chat needs.
  install: gitClone(
    "https://github.com/TencentARC/SEED-Story",
    "aec3c1ceeb9195a5207d0ba149bf9d4b4af7bb86",
    "torch==2.1.2",
    "torchvision==0.16.2",
    "-r",
    "requirements.txt",
    "einops",
    "tiktoken",
    "transformers_stream_generator",
  ),
  snippets: (model, context) => [prepare(model, context), tell()],
  source: "repository TencentARC/SEED-Story at aec3c1c, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  story: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
