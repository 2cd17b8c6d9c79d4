import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "SeedVR",
  repoName: "SeedVR",
  repoUrl: "https://github.com/ByteDance-Seed/SeedVR",
  filter: false,
  countDownloads: extension("pth"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
