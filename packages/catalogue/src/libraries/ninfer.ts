import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "NInfer",
  repoName: "NInfer",
  repoUrl: "https://github.com/Neroued/ninfer",
  filter: false,
  countDownloads: extension("ninfer"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
