import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Hallo",
  repoName: "Hallo",
  repoUrl: "https://github.com/fudan-generative-vision/hallo",
  filter: false,
  countDownloads: path("hallo/net.pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
