import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Big Vision",
  repoName: "big_vision",
  repoUrl: "https://github.com/google-research/big_vision",
  filter: false,
  countDownloads: extension("npz"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
