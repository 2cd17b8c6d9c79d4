import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "CoTracker",
  repoName: "CoTracker",
  repoUrl: "https://github.com/facebookresearch/co-tracker",
  filter: false,
  countDownloads: extension("pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
