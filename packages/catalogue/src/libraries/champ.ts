import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Champ",
  repoName: "Champ",
  repoUrl: "https://github.com/fudan-generative-vision/champ",
  filter: false,
  countDownloads: path("champ/motion_module.pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
