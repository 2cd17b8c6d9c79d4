import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SeedVR",
  repoName: "SeedVR",
  repoUrl: "https://github.com/ByteDance-Seed/SeedVR",
  filter: false,
  countDownloads: extension("pth"),
  install: gitClone(
    "https://github.com/ByteDance-Seed/SeedVR",
    "673b56374c2adb21b7628b90df3829d457a52bbb",
    "-r",
    "requirements.txt",
  ),
  source: "public hub's list of libraries; install: repository ByteDance-Seed/SeedVR at 673b563; read 2026-11-21",
} satisfies Library;
