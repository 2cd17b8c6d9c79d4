import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "LongCat-Video-Avatar 1.5",
  repoName: "LongCat-Video-Avatar 1.5",
  repoUrl: "https://github.com/meituan-longcat/LongCat-Video",
  filter: false,
  // Its README installs PyTorch 2.6.0 and flash_attn 2.7.4.post1 before it.
  install: gitClone(
    "https://github.com/meituan-longcat/LongCat-Video",
    "6b3f4b8582a8bc3f20f795735f5383716c4ba794",
    "-r",
    "requirements.txt",
    "-r",
    "requirements_avatar.txt",
    "librosa",
  ),
  source:
    "public hub's list of libraries; install: repository meituan-longcat/LongCat-Video at 6b3f4b8; read 2026-11-21",
} satisfies Library;
