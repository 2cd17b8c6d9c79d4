import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Hallo",
  repoName: "Hallo",
  repoUrl: "https://github.com/fudan-generative-vision/hallo",
  filter: false,
  countDownloads: path("hallo/net.pth"),
  install: gitClone(
    "https://github.com/fudan-generative-vision/hallo",
    "8fd7c572a3d43c2a9c1a5473219ce4fc1b6e3ed2",
    "-r",
    "requirements.txt",
    ".",
  ),
  source:
    "public hub's list of libraries; install: repository fudan-generative-vision/hallo at 8fd7c57; read 2026-11-21",
} satisfies Library;
