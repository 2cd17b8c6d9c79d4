// Getting single files of weights into ComfyUI, the program that they are made for.
import { type Fragment, fileName, joinLines, none, type Snippet, sh, shell } from "@modelshelf/code";
import { pip } from "./install.ts";
import type { SnippetContext } from "./library.ts";
import { fileUrl, isGated } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";
import { gate } from "./terminal-download.ts";

// Folders that ComfyUI looks for models in, and files as repositories mostly sort them.
// Source: repository comfyanonymous/ComfyUI at 00db33f, folder_paths.py; text_encoders by Comfy-Org's own repositories.
const folders = new Set([
  "checkpoints",
  "clip_vision",
  "controlnet",
  "diffusion_models",
  "latent_upscale_models",
  "loras",
  "style_models",
  "text_encoders",
  "upscale_models",
  "vae",
]);

const isWeights = (file: string): boolean => /\.(?:safetensors|sft|ckpt|pth|pt)$/.test(file);

/** Where a file belongs: the folder that it lies in, where that is one of ComfyUI's, else what it is by its name. */
function folderOf(model: ModelRecord, file: string): string {
  const own = file.split("/").findLast((part) => folders.has(part));
  if (own !== undefined) return own;
  if (model.tags?.includes("lora") || /lora/i.test(file)) return "loras";
  if (/(?:^|[-_/])vae|(?:^|\/)ae\./i.test(file)) return "vae";
  if (/(?:^|[-_/])(?:umt5|t5xxl|clip_[lg])/i.test(file)) return "text_encoders";
  return "diffusion_models";
}

interface Download {
  readonly file: string;
  readonly folder: string;
}

/** One file for each folder: the others of its kind are mostly the same in other precisions. */
function downloads(model: ModelRecord): readonly Download[] {
  const found = new Map<string, Download>();
  for (const { rfilename: file } of model.siblings ?? []) {
    if (!isWeights(file)) continue;
    const folder = folderOf(model, file);
    if (!found.has(folder)) found.set(folder, { file, folder });
  }
  return [...found.values()];
}

/** The command, which takes the token of a hub for gated models as an option alone. */
const command = (model: ModelRecord): Fragment<"shell"> =>
  isGated(model) ? sh`comfy model download --set-hf-api-token "$HF_TOKEN"` : sh`comfy model download`;

const fetched = (model: ModelRecord, context: SnippetContext, { file, folder }: Download): Fragment<"shell"> => sh`
  ${command(model)} --url ${fileUrl(model, context, file)} \
      --relative-path ${`models/${folder}`} --filename ${fileName(file.slice(file.lastIndexOf("/") + 1))}
`;

const unnamed = (model: ModelRecord, context: SnippetContext): Fragment<"shell"> => sh`
  # Which file of the repository, and which of ComfyUI's folders for models it belongs in.
  file=model.safetensors
  folder=diffusion_models
  files=${fileUrl(model, context, "")}
  ${command(model)} --url "$files$file" --relative-path "models/$folder" --filename "$(basename "$file")"
`;

const token = sh`
  # Your own token: hf auth token prints it.
  HF_TOKEN=hf_...
`;

/** The program that sets ComfyUI up (`comfy install`) and starts it (`comfy launch`). */
export const comfyInstall = pip("comfy-cli");

/**
 * Sets up ComfyUI, puts a file of each kind where it looks for them, and starts it.
 * Source: comfy-cli 1.23.0, README and source code, read 2026-11-21.
 */
export function comfySnippets(model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  const known = downloads(model);
  return [
    shell()`
      ${gate(model, context)}
      ${isGated(model) ? token : none.shell}
      # Sets up ComfyUI, once.
      comfy install
      ${
        known.length === 0
          ? unnamed(model, context)
          : joinLines(
              "shell",
              known.map((one) => fetched(model, context, one)),
            )
      }
      # Opens at http://127.0.0.1:8188. Take a template for this model, choose these files in its loaders, and run it.
      comfy launch
    `,
  ];
}
