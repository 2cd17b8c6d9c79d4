import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "BBoxMaskPose",
  repoName: "BBoxMaskPose",
  repoUrl: "https://github.com/MiraPurkrabek/BBoxMaskPose",
  filter: false,
  countDownloads: extension("pth"),
  // Its README installs PyTorch 2.1.2 and OpenMMLab's packages (by `mim`) before it.
  install: gitClone(
    "https://github.com/MiraPurkrabek/BBoxMaskPose",
    "49a070a6f8396147323b1c4959474077dbe2ce8e",
    "-r",
    "requirements.txt",
    "-e",
    ".",
  ),
  source: "public hub's list of libraries; install: repository MiraPurkrabek/BBoxMaskPose at 49a070a; read 2026-11-21",
} satisfies Library;
