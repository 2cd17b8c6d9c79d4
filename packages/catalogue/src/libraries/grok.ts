import { type Fragment, none, notice, sh, shell } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

/** The folder of the checkpoint: ckpt-0, or ckpt as it was first published; undefined where the files are others. */
function checkpointFolder(model: ModelRecord): string | undefined {
  if (model.siblings === undefined) return "ckpt-0";
  return ["ckpt-0", "ckpt"].find((folder) =>
    model.siblings?.some(({ rfilename }) => rfilename.startsWith(`${folder}/`)),
  );
}

const rename = (folder: string): Fragment<"shell"> =>
  folder === "ckpt-0" ? none.shell : sh`mv ${`checkpoints/${folder}`} checkpoints/ckpt-0`;

export default {
  prettyLabel: "Grok",
  repoName: "Grok",
  repoUrl: "https://github.com/xai-org/grok-1",
  filter: false,
  countDownloads: any(path("ckpt/tensor00000_000"), path("ckpt-0/tensor00000_000")),
  // The page of JAX's wheels, which the list names where pip does not look.
  install: gitClone(
    "https://github.com/xai-org/grok-1",
    "7050ed204b8206bb8645c7b7bbef7252f79561b0",
    "-r",
    "requirements.txt",
    "-f",
    "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html",
    "huggingface_hub",
  ),
  snippets: (model, context) => {
    const folder = checkpointFolder(model);
    if (folder === undefined) {
      return [
        notice("python", "xAI's program reads Grok-1 from a folder ckpt-0, which this repository does not have."),
      ];
    }
    return [
      shell()`
        ${gate(model, context)}
        # Needs eight GPUs of NVIDIA's, with room for 314 billion weights of 8 bits between them, and Python 3.9 to 3.12.
        # The files hold pickles, which can run code: load them only if you trust their author.
        ${downloadTo("checkpoints", model, context)}
        ${rename(folder)}
        # Prints how the model goes on with the text that stands in run.py as inp: put your own there.
        python run.py
      `,
    ];
  },
  source: "repository xai-org/grok-1 at 7050ed2, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation" },
  "first-published": { id: "owner/name", gated: "auto", siblings: [{ rfilename: "ckpt/tensor00000_000" }] },
  "another-model": { id: "owner/name", siblings: [{ rfilename: "model.safetensors" }] },
} satisfies Examples;
