import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Uni-3DAR",
  repoName: "Uni-3DAR",
  repoUrl: "https://github.com/dptech-corp/Uni-3DAR",
  docsUrl: "https://github.com/dptech-corp/Uni-3DAR",
  filter: false,
  countDownloads: extension("pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
