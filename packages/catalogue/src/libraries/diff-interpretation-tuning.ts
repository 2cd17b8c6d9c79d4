import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Diff Interpretation Tuning",
  repoName: "Diff Interpretation Tuning",
  repoUrl: "https://github.com/Aviously/diff-interpretation-tuning",
  filter: false,
  countDownloads: extension("pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
