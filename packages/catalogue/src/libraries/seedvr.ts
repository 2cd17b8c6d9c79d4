import { shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

/** Each of the four models has a program of its own. */
function programOf(model: ModelRecord): string {
  const names = [model.id, ...(model.siblings ?? []).map(({ rfilename }) => rfilename)].join(" ").toLowerCase();
  const generation = /seedvr2/.test(names) || !/seedvr/.test(names) ? "seedvr2" : "seedvr";
  return `projects/inference_${generation}_${/7b/.test(names) ? "7b" : "3b"}.py`;
}

export default {
  prettyLabel: "SeedVR",
  repoName: "SeedVR",
  repoUrl: "https://github.com/ByteDance-Seed/SeedVR",
  filter: false,
  countDownloads: extension("pth"),
  // What flash_attn is built with.
  install: gitClone(
    "https://github.com/ByteDance-Seed/SeedVR",
    "673b56374c2adb21b7628b90df3829d457a52bbb",
    "-r",
    "requirements.txt",
    "setuptools",
    "wheel",
    "packaging",
    "psutil",
    "ninja",
  ),
  snippets: (model, context) => [
    shell()`
      # Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs: 80 GB hold 100 frames of 720 lines.
      ${gate(model, context)}
      # A folder of videos or pictures to restore: put your own here.
      videos=videos

      # NVIDIA's Apex as the authors built it, for Python 3.10, and the PyTorch that it is for.
      pip install torch==2.4.0 torchvision==0.19.0 \
          https://huggingface.co/ByteDance-Seed/SeedVR2-3B/resolve/main/apex-0.1-cp310-cp310-linux_x86_64.whl
      pip install --no-build-isolation flash_attn==2.5.9.post1
      # The files hold pickles, which can run code: load them only if you trust their author.
      ${downloadTo("ckpts", model, context)}
      # Saves them in the folder results.
      torchrun --nproc-per-node=1 ${programOf(model)} --video_path "$videos" --output_dir results \
          --res_h 720 --res_w 1280 --sp_size 1
    `,
  ],
  source:
    "public hub's list of libraries, and repository ByteDance-Seed/SeedVR at 673b563, readme and projects, read 2026-11-21",
} satisfies Library;

export const examples = {
  second: { id: "owner/SeedVR2-3B" },
  "second-of-7b": { id: "owner/SeedVR2-7B" },
  first: { id: "owner/SeedVR-7B" },
  unknown: { id: "owner/name" },
} satisfies Examples;
