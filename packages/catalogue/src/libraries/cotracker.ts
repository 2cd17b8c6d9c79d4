import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "CoTracker",
  repoName: "CoTracker",
  repoUrl: "https://github.com/facebookresearch/co-tracker",
  filter: false,
  countDownloads: extension("pth"),
  install: pip(
    "git+https://github.com/facebookresearch/co-tracker@82e02e8029753ad4ef13cf06be7f4fc5facdda4d",
    "torch",
    "torchvision",
    "imageio[ffmpeg]",
  ),
  source: "public hub's list of libraries; install: repository facebookresearch/co-tracker at 82e02e8; read 2026-11-21",
} satisfies Library;
