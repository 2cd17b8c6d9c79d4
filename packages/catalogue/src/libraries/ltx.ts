import { comment, type Fragment, none, type Snippet, sh, shell } from "@modelshelf/code";
import { baseModel } from "../base-model.ts";
import { promptFor } from "../diffusers/prompts.ts";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

interface Named {
  readonly named: RegExp;
  /** The official file. */
  readonly file: string;
}

// The parts of LTX-2.5, each a file of its own. Source: repository Lightricks/LTX-2 at 400fd31, README ("Quick Start").
const parts = {
  transformer: {
    named: /distilled-transformer/,
    file: "diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors",
  },
  encoder: { named: /text_encoders\//, file: "text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors" },
  video: { named: /video-vae/, file: "vae/ltx-2.5-video-vae-bf16.safetensors" },
  audio: { named: /audio-vae/, file: "vae/ltx-2.5-audio-vae-bf16.safetensors" },
  upscaler: {
    named: /spatial-upscaler-x2/,
    file: "latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors",
  },
};

// Source: the same, MODELS-LTX-2.3.md. Of this version one file holds all but the text encoder and the upscaler.
const whole = { named: /22b-distilled(?!-lora)/, file: "ltx-2.3-22b-distilled-1.1.safetensors" };
const upscaler = { named: /spatial-upscaler-x2/, file: "ltx-2.3-spatial-upscaler-x2-1.1.safetensors" };
const gemma = "google/gemma-3-12b-it-qat-q4_0-unquantized";

const isLora = (model: ModelRecord) => Boolean(model.tags?.some((tag) => tag === "lora" || tag === "ic-lora"));
/** Adapters that change a video which they are given. */
const readsVideo = (model: ModelRecord) => Boolean(model.tags?.includes("ic-lora"));
const isNewer = (model: ModelRecord) => /2[.-]5/.test(`${model.id} ${baseModel(model) ?? ""}`);

const needs = comment("Needs one of NVIDIA's GPUs. Where memory is short, add: --offload cpu --quantization fp8-cast");
const encoder = sh`
  # Gated: accept its conditions on its page and log in with hf auth login.
  hf download ${gemma} --local-dir gemma
`;

const prompt = (model: ModelRecord) => sh`prompt=${promptFor(model, "video")}`;

/** The file of the repository that is named so; where its files are not known, the official one. */
const fileOf = (model: ModelRecord, { named, file }: Named): string =>
  weightsFiles(model, ".safetensors").find((one) => named.test(one)) ?? file;

/** The files that a video takes, how they are downloaded, and the options that name them. */
interface Loaded {
  readonly download: Fragment<"shell">;
  readonly options: Fragment<"shell">;
}

type Download = (files: readonly string[]) => Fragment<"shell">;

function inParts(fileOf: (part: Named) => string, download: Download): Loaded {
  const files = Object.values(parts).map(fileOf);
  const path = (part: Named) => `models/${fileOf(part)}`;
  return {
    download: download(files),
    options: sh`
      --transformer-path ${path(parts.transformer)} \
      --text-encoder-path ${path(parts.encoder)} \
      --video-vae-path ${path(parts.video)} \
      --audio-vae-path ${path(parts.audio)} \
      --spatial-upsampler-path ${path(parts.upscaler)} \
    `,
  };
}

function inOne(fileOf: (part: Named) => string, download: Download): Loaded {
  return {
    download: sh`
      ${download([fileOf(whole), fileOf(upscaler)])}
      ${encoder}
    `,
    options: sh`
      --distilled-checkpoint-path ${`models/${fileOf(whole)}`} \
      --spatial-upsampler-path ${`models/${fileOf(upscaler)}`} \
      --gemma-root gemma \
    `,
  };
}

const generate = (model: ModelRecord, context: SnippetContext): Snippet => {
  const load = isNewer(model) ? inParts : inOne;
  const { download, options } = load(
    (part) => fileOf(model, part),
    (files) => downloadTo("models", model, context, files),
  );
  return shell()`
    ${gate(model, context)}
    ${needs}
    ${prompt(model)}

    ${download}
    python -m ltx_pipelines.distilled \
        ${options}
        --num-frames 121 --prompt "$prompt" --output-path video.mp4
  `;
};

/** The model under an adapter. */
const base = (model: ModelRecord): Loaded =>
  isNewer(model)
    ? inParts(
        ({ file }) => file,
        (files) => sh`
          # The model under it is gated: accept its conditions on its page and log in with hf auth login.
          hf download Lightricks/LTX-2.5 ${files} --local-dir models
        `,
      )
    : inOne(
        ({ file }) => file,
        (files) => sh`hf download Lightricks/LTX-2.3 ${files} --local-dir models`,
      );

const adapter = (model: ModelRecord, context: SnippetContext): Snippet => {
  const file = weightsFiles(model, ".safetensors")[0];
  const { download, options } = base(model);
  const unnamed = sh`
    # What its file is called in the repository.
    lora=lora.safetensors
  `;
  const video = sh`
    # Your own video, to be changed.
    video=input.mp4
  `;
  const program = readsVideo(model) ? sh`ltx_pipelines.ic_lora` : sh`ltx_pipelines.distilled`;
  const given = readsVideo(model) ? sh`--video-conditioning "$video" 1.0 --num-frames 121` : sh`--num-frames 121`;
  return shell()`
    ${gate(model, context)}
    ${needs}
    ${prompt(model)}
    ${readsVideo(model) ? video : none.shell}
    ${file === undefined ? unnamed : sh`lora=${file}`}

    ${downloadTo("lora", model, context)}
    ${download}
    python -m ${program} \
        ${options}
        --lora "lora/$lora" 1.0 ${given} --prompt "$prompt" --output-path video.mp4
  `;
};

export default {
  prettyLabel: "LTX-2",
  repoName: "LTX-2",
  repoUrl: "https://github.com/Lightricks/LTX-2",
  docsUrl: "https://github.com/Lightricks/LTX-2",
  filter: false,
  countDownloads: extension("safetensors"),
  install: gitClone(
    "https://github.com/Lightricks/LTX-2",
    "400fd31054597515f47125691032c04b1c3ee24e",
    "-e",
    "packages/ltx-core",
    "-e",
    "packages/ltx-pipelines",
  ),
  snippets: (model, context) => [isLora(model) ? adapter(model, context) : generate(model, context)],
  source: "repository Lightricks/LTX-2 at 400fd31, documentation and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "in-one-file": { id: "owner/name", pipeline_tag: "image-to-video" },
  "in-one-file-by-another-name": {
    id: "owner/name",
    siblings: files("ltx-2-22b-distilled-fp8.safetensors", "ltx-2-spatial-upscaler-x2-1.0.safetensors"),
  },
  "in-parts": { id: "owner/LTX-2.5", gated: "auto" },
  "in-parts-by-other-names": {
    id: "owner/LTX-2.5",
    siblings: files("diffusion_models/ltx-2.5-22b-distilled-transformer-fp8.safetensors", "vae/video-vae.safetensors"),
  },
  lora: {
    id: "owner/name",
    tags: ["lora", "base_model:adapter:Lightricks/LTX-2.3"],
    siblings: files("README.md", "style.safetensors"),
    cardData: { instance_prompt: "stylish, a ship at sea" },
  },
  "lora-of-the-newer-model": { id: "owner/name", tags: ["lora", "base_model:adapter:Lightricks/LTX-2.5"] },
  "lora-that-changes-a-video": { id: "owner/name", tags: ["lora", "ic-lora"], cardData: { base_model: "a/LTX-2.3" } },
} satisfies Examples;
