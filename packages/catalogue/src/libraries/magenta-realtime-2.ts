import { type Fragment, joinLines, type Snippet, sh, shell } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";

/** A repository may hold both sizes: the small one, which more machines play as fast as it sounds, if it is there. */
function sizeOf({ siblings = [] }: ModelRecord): string {
  const holds = (size: string) => siblings.some(({ rfilename }) => rfilename.includes(size));
  return holds("mrt2_base") && !holds("mrt2_small") ? "mrt2_base" : "mrt2_small";
}

/** Downloads these files to where the package looks for them: its own command takes them from one repository alone. */
function download(model: ModelRecord, { endpoint, revision }: SnippetContext, files: string): Fragment<"shell"> {
  const words = revision === undefined ? [model.id] : [model.id, sh`--revision ${revision}`];
  const command = sh`hf download ${words} --include ${files} --local-dir Magenta/magenta-rt-v2`;
  return endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`;
}

const downloads = (model: ModelRecord, context: SnippetContext, ...files: string[]) =>
  joinLines("shell", [download(model, context, "resources/*"), ...files.map((name) => download(model, context, name))]);

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const size = sizeOf(model);
  const prompt = sh`prompt=${widgetText(model, "a mellow piano melody over soft rain")}`;
  return [
    shell("Make music on Apple silicon")`
      ${gate(model, context)}
      ${prompt}

      ${downloads(model, context, `models/${size}/*`)}
      # Saves a WAV file in Magenta/magenta-rt-v2/outputs.
      MAGENTA_HOME=Magenta mrt mlx generate --prompt "$prompt" --duration 10 --model ${size}
    `,
    shell("Make music on NVIDIA's GPUs")`
      # After: pip install 'magenta-rt[jax]'
      ${gate(model, context)}
      ${prompt}

      ${downloads(model, context, `checkpoints/${size}.safetensors`)}
      # Saves a WAV file in Magenta/magenta-rt-v2/outputs.
      MAGENTA_HOME=Magenta mrt jax generate --prompt "$prompt" --duration 10 --model ${size} \
          --checkpoint ${`${size}.safetensors`}
    `,
  ];
};

export default {
  prettyLabel: "Magenta RT 2",
  repoName: "Magenta RT 2",
  repoUrl: "https://github.com/magenta/magenta-realtime",
  filter: false,
  countDownloads: any(
    path("models/mrt2_base/mrt2_base.mlxfn"),
    path("models/mrt2_small/mrt2_small.mlxfn"),
    path("checkpoints/mrt2_base.safetensors"),
    path("checkpoints/mrt2_small.safetensors"),
  ),
  // MLX: Apple silicon. On NVIDIA's GPUs: magenta-rt[jax].
  install: pip("magenta-rt[mlx]"),
  snippets,
  source:
    "public hub's list of libraries, and magenta-rt 2.0.3 (repository magenta/magenta-realtime at 694a545), README, docs and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "both-sizes": {
    id: "owner/name",
    siblings: [{ rfilename: "checkpoints/mrt2_base.safetensors" }, { rfilename: "checkpoints/mrt2_small.safetensors" }],
  },
  "large-size": { id: "owner/name", siblings: [{ rfilename: "models/mrt2_base/mrt2_base.mlxfn" }] },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
