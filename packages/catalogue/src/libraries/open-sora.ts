import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Open-Sora",
  repoName: "Open-Sora",
  repoUrl: "https://github.com/hpcaitech/Open-Sora",
  filter: false,
  countDownloads: path("Open_Sora_v2.safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
