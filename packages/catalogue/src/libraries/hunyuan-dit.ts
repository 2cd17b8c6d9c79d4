import { comment, type Snippet, sh, shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

const baseModel = "Tencent-Hunyuan/HunyuanDiT-v1.2";

/** The network alone, which takes the place of that of the whole model. */
const singleFile = (model: ModelRecord): string | undefined =>
  ["pytorch_model_distill.pt", "pytorch_model_ema.pt"].find((file) =>
    model.siblings?.some(({ rfilename }) => rfilename === file),
  ) ?? (/distill/i.test(model.id) ? "pytorch_model_distill.pt" : undefined);

const top = (model: ModelRecord, context: SnippetContext) => sh`
  ${gate(model, context, "huggingface-cli")}
  # Needs Python 3.9 or 3.10, and one of NVIDIA's GPUs with 11 GB. English or Chinese.
  prompt=${promptFor(model, "image")}
`;

const network = (model: ModelRecord, context: SnippetContext, file: string): Snippet => {
  const distilled = file === "pytorch_model_distill.pt";
  return shell()`
    ${top(model, context)}

    # The text encoders and the autoencoder, which the model works with.
    huggingface-cli download ${baseModel} --local-dir ckpts
    ${comment(pickleNote)}
    ${downloadTo("ckpts/t2i/model", model, context, [file], "huggingface-cli")}
    # Saves a picture in the folder results.
    ${
      distilled
        ? sh`python sample_t2i.py --infer-mode torch --no-enhance --load-key distill --infer-steps 50 --prompt "$prompt"`
        : sh`python sample_t2i.py --infer-mode torch --no-enhance --load-key ema --prompt "$prompt"`
    }
  `;
};

/** Versions 1.0 and 1.1 were trained with conditions that later ones lack. */
const isEarly = ({ id }: ModelRecord): boolean => /hunyuandit(?:-v1\.[01])?$/i.test(id);

const whole = (model: ModelRecord, context: SnippetContext): Snippet => shell()`
  ${top(model, context)}

  ${comment(pickleNote)}
  ${downloadTo("ckpts", model, context, [], "huggingface-cli")}
  # Saves a picture in the folder results.
  ${
    isEarly(model)
      ? sh`
          python sample_t2i.py --infer-mode torch --no-enhance --use-style-cond --size-cond 1024 1024 --beta-end 0.03 \
              --prompt "$prompt"
        `
      : sh`python sample_t2i.py --infer-mode torch --no-enhance --prompt "$prompt"`
  }
`;

export default {
  prettyLabel: "HunyuanDiT",
  repoName: "HunyuanDiT",
  repoUrl: "https://github.com/Tencent/HunyuanDiT",
  filter: false,
  countDownloads: any(path("pytorch_model_ema.pt"), path("pytorch_model_distill.pt")),
  // Diffusers 0.21, in the repository's list, imports what huggingface_hub 0.26 took out.
  install: gitClone(
    "https://github.com/Tencent-Hunyuan/HunyuanDiT",
    "d2cb9cde5c9dc6a6c01735dcb92fe7699ddf6bc5",
    "-r",
    "requirements.txt",
    "huggingface_hub[cli]<0.26",
  ),
  snippets: (model, context) => {
    const file = singleFile(model);
    return [file === undefined ? whole(model, context) : network(model, context, file)];
  },
  source: "repository Tencent-Hunyuan/HunyuanDiT at d2cb9cd, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-to-image": { id: "owner/HunyuanDiT-v1.2", pipeline_tag: "text-to-image" },
  "first-version": { id: "owner/HunyuanDiT", gated: "auto" },
  "distilled-by-its-name": { id: "owner/Distillation-v1.2", widgetData: [{ text: "A red bicycle." }] },
  "network-alone": { id: "owner/name", siblings: [{ rfilename: "pytorch_model_ema.pt" }] },
} satisfies Examples;
