import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Champ",
  repoName: "Champ",
  repoUrl: "https://github.com/fudan-generative-vision/champ",
  filter: false,
  countDownloads: path("champ/motion_module.pth"),
  install: gitClone(
    "https://github.com/fudan-generative-vision/champ",
    "02e5533dcb7027622943d011e7c6ebbe4e1536ab",
    "-r",
    "requirements.txt",
  ),
  source:
    "public hub's list of libraries; install: repository fudan-generative-vision/champ at 02e5533; read 2026-11-21",
} satisfies Library;
