import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "TuneJury",
  repoName: "TuneJury",
  repoUrl: "https://github.com/yonghyunk1m/TuneJury",
  filter: false,
  countDownloads: extension("pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
