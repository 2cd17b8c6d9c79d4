import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SongGeneration",
  repoName: "SongGeneration",
  repoUrl: "https://github.com/tencent-ailab/songgeneration",
  filter: false,
  countDownloads: path("ckpt/songgeneration_base/model.pt"),
  // requirements_nodeps.txt follows, with --no-deps.
  install: gitClone(
    "https://github.com/tencent-ailab/SongGeneration",
    "b1b03ec93a38ae4a566ad8a22010f51dd49cb803",
    "-r",
    "requirements.txt",
  ),
  source:
    "public hub's list of libraries; install: repository tencent-ailab/SongGeneration at b1b03ec; read 2026-11-21",
} satisfies Library;
