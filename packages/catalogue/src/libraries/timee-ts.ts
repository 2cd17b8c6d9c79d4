import { path } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "timee-ts",
  repoName: "timee-ts",
  repoUrl: "https://github.com/liamsbhoo/timee",
  filter: false,
  countDownloads: path("model.safetensors"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
