import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "InfiniteTalk",
  repoName: "InfiniteTalk",
  repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
  filter: false,
  countDownloads: extension("safetensors"),
  // Its README installs PyTorch 2.4.1, xformers 0.0.28 and flash_attn 2.7.4.post1 before it.
  install: gitClone(
    "https://github.com/MeiGen-AI/InfiniteTalk",
    "0107cd96421b3b1bef7728bde14447dbff7b2db2",
    "-r",
    "requirements.txt",
    "misaki[en]",
    "librosa",
  ),
  source: "public hub's list of libraries; install: repository MeiGen-AI/InfiniteTalk at 0107cd9; read 2026-11-21",
} satisfies Library;
