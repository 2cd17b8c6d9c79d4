import { extension } from "../download-query.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "Merlin",
  repoName: "Merlin",
  repoUrl: "https://github.com/StanfordMIMI/Merlin",
  filter: false,
  countDownloads: extension("pt"),
  source: "public hub's list of libraries, read 2026-11-21",
} satisfies Library;
